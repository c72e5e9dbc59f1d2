import { EXIT, print } from '../command.ts';
import { EngineError } from '../engines/line-channel.ts';
import type { OpenedEngine } from '../engines/open-engine.ts';
import { CHECKS, type Check, Program, type Verdict } from './conformance.ts';

/** Runs all checks against a program and prints what came of each. */
export async function runCheck(opened: OpenedEngine): Promise<number> {
  const program = new Program(opened);
  print(`${opened.name}, ${opened.dialect === 'ours' ? 'our protocol' : 'the protocol of the older notation'}`);
  let failures = 0;
  for (const check of CHECKS) {
    const verdict = await verdictOf(check, program);
    if (typeof verdict === 'object') failures++;
    print(lineOf(check.name, verdict));
  }
  opened.channel.kill();
  print(failures === 0 ? 'All checks passed.' : `${failures} of ${CHECKS.length} checks failed.`);
  return failures === 0 ? EXIT.ok : EXIT.failed;
}

/** A program that crashes or hangs fails this check; those after it show whether it goes on. */
async function verdictOf(check: Check, program: Program): Promise<Verdict> {
  try {
    return await check.run(program);
  } catch (error) {
    if (error instanceof EngineError) return { failed: error.message };
    throw error;
  }
}

const lineOf = (name: string, verdict: Verdict): string => {
  if (typeof verdict === 'object') return `FAILED   ${name}: ${verdict.failed}`;
  return `${verdict === 'passed' ? 'ok      ' : 'missing '} ${name}`;
};
