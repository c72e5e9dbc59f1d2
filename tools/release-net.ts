// Ships a net, and makes anew all that depends on it: the certainty of its scores with their picture, the ladder of levels, the table of match-ups,
// and the sections of docs/strength.md about them. Called again with the same folder and net it goes on where it stopped.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { netIn } from '@oia/engine/node';
import { readOptions, refuse, required, text, whole } from './options.ts';
import { ReleaseJournal } from './release-net/journal.ts';
import { fittedCertainty, withCertainty, withSection } from './release-net/page.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHIPPED = join(ROOT, 'packages/engine/nets/oia.net');
const EVALUATOR = join(ROOT, 'packages/engine/src/evaluation/evaluator.ts');
const PAGE = join(ROOT, 'docs/strength.md');

const { out, names, threads, calibration, ladder, matchups, nodes } = readOptions(
  'release-net',
  'ships a net and makes everything anew that depends on it; a second call goes on',
  {
    out: required(text('FOLDER', 'for games and reports, outside the repository')),
    threads: whole('threads to use', 2),
    calibration: whole('games of the calibration, played twice', 600),
    ladder: whole('games for each step of the ladder', 102),
    nodes: whole('nodes for a turn of level 8 on the ladder', 100_000),
    matchups: whole('games for each pair of powers, a multiple of 2', 8),
  },
  'NET',
);
const [file] = names;
if (file === undefined || names.length > 1) refuse('release-net', 'one NET is needed; --help lists the options');
if (!netIn(file)) refuse('release-net', `${file} cannot be read, or holds no net of this version`);

const bytes = readFileSync(file);
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
const journal = new ReleaseJournal(join(out, hash));
writeFileSync(SHIPPED, bytes);

const fit = await journal.report('fit', () => calibrate(98_001, ['--picture', join(out, hash, 'fit.svg')]));
const certainty = fittedCertainty(fit);
writeFileSync(EVALUATOR, withCertainty(readFileSync(EVALUATOR, 'utf8'), certainty));
// Other games than those it was fitted to.
const check = await journal.report('calibration', () => calibrate(99_001, []));
writeSection('calibration', `${check}\n\nNet ${hash}; the certainty ${certainty} was fitted to as many other games.`);

// These keep their games themselves, and play again what a change of the levels outdates.
const climbed = await play('ladder', ['--games', ladder, '--nodes', nodes]);
writeSection('ladder', `Net ${hash}. ${climbed}`);

const tournament = ['--games', matchups, '--nodes', 200];
await play('matchups', tournament);
const table = await play('matchups', [...tournament, '--write']);
writeSection('matchups', `Net ${hash}, ${/\d+ games/.exec(table)?.[0]} of ${matchups} a pairing, 200 nodes a turn.`);
console.log(`${file} is shipped; git diff shows what it has changed.`);
if (climbed.includes('missed'))
  console.log(
    'Some steps of the ladder miss their goal: tune packages/engine/src/question/levels.ts, and call this again.',
  );

function writeSection(name: string, content: string): void {
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), name, content));
}

function calibrate(seed: number, more: readonly string[]): Promise<string> {
  return run('calibrate', ['--games', String(calibration), '--nodes', '500', '--seed', String(seed), ...more]);
}

/** Runs a tool that keeps its games in a folder of the release. */
function play(tool: string, more: readonly (string | number)[]): Promise<string> {
  return run(tool, ['--out', journal.folderOf(tool), '--threads', String(threads), ...more.map(String)]);
}

/** Runs a tool and returns everything it printed. */
function run(tool: string, args: readonly string[]): Promise<string> {
  console.log(`npm run ${tool} -- ${args.join(' ')}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, `tools/${tool}.ts`), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => {
      printed += data;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed.trim()) : reject(new Error(`${tool} ended with ${code}`)),
    );
  });
}
