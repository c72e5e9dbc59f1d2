import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startTemporaryServer } from '../../src/index.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');

interface Example {
  readonly commands: string;
  /** The answer according to the page. */
  readonly answer: string | undefined;
}

const EXAMPLES: readonly Example[] = [...PAGE.matchAll(/```sh\n(.*?)```\n(?:\n```json\n(.*?)```)?/gs)].map(
  ([, commands = '', answer]) => ({ commands, answer }),
);
const MARK = '--- next ---';

let server: RunningServer;
let folder = '';
beforeAll(async () => {
  server = await startTemporaryServer();
  folder = mkdtempSync(join(tmpdir(), 'oia-api-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Runs a script without blocking the server, which is in this thread. */
async function ran(script: string): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('bash', ['-ec', script], { cwd: folder });
  return stdout.split(MARK).map((text) => text.trim());
}

const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
    : typeof value;

const hasBash = process.platform !== 'win32' && spawnSync('curl', ['--version']).status === 0;

describe.runIf(hasBash)('docs/api.md', () => {
  test('every example works as it stands, and answers as it says', async () => {
    const script = EXAMPLES.map(({ commands }) => commands)
      .join(`\necho; echo '${MARK}'\n`)
      .replace('http://127.0.0.1:4174', server.address);
    const answers = await ran(script);
    expect(answers).toHaveLength(EXAMPLES.length);
    for (const [i, { answer }] of EXAMPLES.entries()) {
      if (answer) expect(shapeOf(JSON.parse(answers[i] ?? ''))).toEqual(shapeOf(JSON.parse(answer)));
    }
    const lines = answers.find((text) => text.startsWith('{"kind":"room"'))?.split('\n') ?? [];
    expect(lines[1]).toMatch(/^\{"kind":"turn"/);
  });
});
