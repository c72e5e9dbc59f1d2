import { describeUnknownStep, explain } from '@oia/narration';
import { positionText, seatLetter } from '@oia/rules';
import { type Command, EXIT, print, usageError } from '../command.ts';
import { readArgs } from '../options.ts';
import { readMatchPosition, WORDS } from '../words.ts';

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

export const why: Command = {
  name: 'why',
  summary: 'why a step or a square is possible or not',
  help: `oia why POSITION STEP|SQUARE [--json]

Says in one sentence why a step (such as b3-c4 or +d4) is not legal, or why nothing is legal on a
square (such as c4). A step that begins with a dash needs "--" before it: oia why "POSITION" -- -c3

  --json   one line of JSON: {"position":…,"step":…,"legal":…,"code":…,"message":…}`,
  run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('why', read.error);
    const { values, positionals } = read.value;
    const text = positionals.at(-1);
    if (text === undefined || positionals.length < 2)
      return usageError('why', 'A position and a step or a square are needed.');
    const placed = readMatchPosition(positionals.slice(0, -1).join(' '));
    if (!placed.ok) return usageError('why', placed.error);
    const answer = explain(WORDS, placed.value, text, seatLetter);
    if (!answer) return usageError('why', describeUnknownStep(WORDS, text));
    const { legal, code, message } = answer;
    if (values.json) print(JSON.stringify({ position: positionText(placed.value), step: text, legal, code, message }));
    else print(message);
    return EXIT.ok;
  },
};
