import process from 'node:process';
import { createInterface } from 'node:readline';
import { readPosition } from '@oia/rules';
import { type Command, EXIT, printError, usageError } from '../command.ts';
import { readArgs, readNames, readWhole } from '../options.ts';
import { Output } from '../output.ts';
import { type AnswerOptions, answerPosition, faultJson, NOTATIONS, type Write } from '../turns/answer.ts';

const MAX_TURNS = 100_000;

const OPTIONS = {
  limit: { type: 'string', default: String(MAX_TURNS) },
  notation: { type: 'string', default: 'ours' },
} as const;

export const turns: Command = {
  name: 'turns',
  summary: 'every complete turn of each position, one JSON line each',
  help: `oia turns [--limit N] [--notation ours|older] [POSITION...]

Reads positions from standard input, one per line, or from the arguments (each in quotes),
and answers each with one line of JSON:

  {"position":…,"turns":[{"turn":"b3-c4 +d4","steps":["b3-c4","+d4"],"next":…},…],"over":null}

Each resulting position is listed once. "next" is the position after the last effect of the
turn, before the next player's start-of-turn effects and before a card is drawn. "over" is the
outcome of the given position: null, or {"winner":"A","reason":"climbed"}; the reason is "stuck" if
the side to move has no turn. A line that cannot be read is answered by
{"error":{"code":…,"at":…,"expected":…,"message":…}}, the next line is read,
and the exit code is 2.
In set-up a turn is all that one player places in a row; if a card has to be drawn, each draw is a turn.

  --limit N          at most N turns per position (${MAX_TURNS}); "more":true if there are more
  --notation older   write positions in the older one-line notation; both are read either way`,
  async run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('turns', read.error);
    const { values, positionals } = read.value;
    const limit = readWhole('--limit', values.limit, 1, Number.MAX_SAFE_INTEGER);
    if (!limit.ok) return usageError('turns', limit.error);
    const notation = readNames('--notation', [values.notation], NOTATIONS);
    if (!notation.ok) return usageError('turns', notation.error);
    const options = { limit: limit.value, notation: notation.value[0] ?? 'ours' };
    return answerAll(positionals.length > 0 ? positionals : createInterface({ input: process.stdin }), options);
  },
};

/** Answers every line; the exit code says whether all of them could be answered. */
async function answerAll(lines: Iterable<string> | AsyncIterable<string>, options: AnswerOptions): Promise<number> {
  const output = new Output();
  let code: number = EXIT.ok;
  for await (const line of lines) {
    await output.line(
      (write) => {
        if (!answerLine(line, options, write)) code = EXIT.badInput;
      },
      (error, isPartial) => {
        code = EXIT.failed;
        return errorLine(error, isPartial);
      },
    );
  }
  return code;
}

function answerLine(line: string, options: AnswerOptions, write: Write): boolean {
  const placed = readPosition(line);
  if (placed.ok) return answerPosition(placed.value, options, write);
  write(faultJson(placed.error));
  return false;
}

/** A bug in answering one line must not affect the others. */
function errorLine(error: unknown, isPartial: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  printError(`oia turns: no answer for a position: ${message}`);
  return `${isPartial ? '],' : '{'}"error":${JSON.stringify({ code: 'internal', message })}}`;
}
