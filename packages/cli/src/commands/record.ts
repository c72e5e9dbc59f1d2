import { readFileSync } from 'node:fs';
import { describeFault } from '@oia/narration';
import { type Game, parseRecords, type RecordFault, replay, seatLetter } from '@oia/rules';
import { type Command, EXIT, print, usageError } from '../command.ts';
import { invalid, ok, type Read, readArgs } from '../options.ts';
import { outcomeLine, WORDS } from '../words.ts';

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

export const record: Command = {
  name: 'record',
  summary: 'replays recorded games: oia record check FILE',
  help: `oia record check FILE... [--json]

Replays every game of each file, step by step, and prints one line for each: fine, or what is wrong and
where. Exit code 0 if all games are fine, 1 if one is wrong, 2 if a file cannot be read.

  --json   one line of JSON for each game`,
  run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('record', read.error);
    const { values, positionals } = read.value;
    const [action, ...files] = positionals;
    if (action !== 'check')
      return usageError(
        'record',
        action === undefined
          ? 'Usage: oia record check FILE...'
          : `Unknown action "${action}": the only one is "record check".`,
      );
    if (files.length === 0) return usageError('record', 'No file given. Usage: oia record check FILE...');
    const worst = files.map((file) => checkFile(file, values.json));
    return Math.max(...worst);
  },
};

function readText(file: string): Read<string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch {
    return invalid(describeFault(WORDS, { code: 'fileNotFound', at: file }));
  }
}

function checkFile(file: string, json: boolean): number {
  const text = readText(file);
  if (!text.ok) return usageError('record', text.error);
  const games = parseRecords(text.value);
  if (games.length === 0) return usageError('record', `${describeFault(WORDS, { code: 'empty' })} ${file}`);
  let isFine = true;
  for (const [i, parsed] of games.entries()) {
    const played = parsed.ok ? replay(parsed.value) : parsed;
    isFine &&= played.ok;
    print(json ? gameJson(file, i + 1, played, text.value) : gameLine(file, i + 1, played, text.value));
  }
  return isFine ? EXIT.ok : EXIT.failed;
}

type Replayed = ReturnType<typeof replay>;

function gameLine(file: string, number: number, played: Replayed, text: string): string {
  if (!played.ok)
    return `${file}${placeOf(played.error, text)}: game ${number}: wrong${whereIn(played.error)}. ${messageOf(played.error)}`;
  const end = played.value.outcome ? outcomeLine(played.value, seatLetter) : 'Not finished.';
  return `${file}: game ${number}: fine, ${played.value.moments.length} steps. ${end}`;
}

function gameJson(file: string, game: number, played: Replayed, text: string): string {
  if (!played.ok) {
    const { error } = played;
    return JSON.stringify({
      file,
      game,
      ok: false,
      error: { ...error, ...lineAndColumn(error, text), message: messageOf(error) },
    });
  }
  const { moments, outcome } = played.value satisfies Game;
  const winner = outcome?.winner === undefined ? null : seatLetter(outcome.winner);
  return JSON.stringify({
    file,
    game,
    ok: true,
    steps: moments.length,
    over: outcome ? { winner, reason: outcome.reason } : null,
  });
}

/** The location in the form that editors can jump to, `file:line:column`. */
function placeOf(error: RecordFault, text: string): string {
  const { line, column } = lineAndColumn(error, text);
  return line === undefined ? '' : `:${line}:${column}`;
}

function lineAndColumn({ at }: RecordFault, text: string): { line?: number; column?: number } {
  if (typeof at !== 'number') return {};
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const whereIn = ({ turn, step }: RecordFault): string => {
  const where = turn === undefined ? '' : turn === 0 ? ' in the set-up' : ` in turn ${turn}`;
  return `${where}${step === undefined ? '' : ` at "${step}"`}`;
};

/** Without the offset, because line and column are printed instead. */
const messageOf = ({ code, at, expected }: RecordFault): string =>
  describeFault(WORDS, {
    code,
    ...(typeof at === 'string' ? { at } : {}),
    ...(expected === undefined ? {} : { expected }),
  });
