import { performance } from 'node:perf_hooks';
import { type MatchPosition, Perft, Referee, TurnWalker } from '@oia/rules';
import { type Command, EXIT, print, usageError } from '../command.ts';
import { readArgs, readWhole } from '../options.ts';
import { PathWriter } from '../turns/path.ts';
import { readMatchPosition } from '../words.ts';

const MAX_DEPTH = 20;

const OPTIONS = { divide: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const;

export const perft: Command = {
  name: 'perft',
  summary: 'counts the sequences of turns from a position',
  help: `oia perft DEPTH POSITION [--divide] [--json]

Counts the sequences of 1, 2, ... DEPTH complete turns from a position, and prints the speed.

  --divide   also the count of the last level below each first turn
  --json     one line of JSON for each level, with --divide one for each first turn`,
  run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('perft', read.error);
    const { values, positionals } = read.value;
    const [depthText, ...words] = positionals;
    if (depthText === undefined || words.length === 0) return usageError('perft', 'A depth and a position are needed.');
    const depth = readWhole('DEPTH', depthText, 1, MAX_DEPTH);
    if (!depth.ok) return usageError('perft', depth.error);
    const placed = readMatchPosition(words.join(' '));
    if (!placed.ok) return usageError('perft', placed.error);
    for (let level = 1; level <= depth.value; level++) countLevel(placed.value, level, values.json);
    if (values.divide) divide(placed.value, depth.value, values.json);
    return EXIT.ok;
  },
};

function countLevel({ match, position }: MatchPosition, depth: number, json: boolean): void {
  const began = performance.now();
  const turns = new Perft(match).count(position, depth);
  const seconds = (performance.now() - began) / 1000;
  const speed = Math.round(turns / Math.max(seconds, 1e-6));
  if (json) print(JSON.stringify({ depth, turns, seconds: Number(seconds.toFixed(6)), turnsPerSecond: speed }));
  else print(`depth ${depth}: ${grouped(turns)} turns in ${seconds.toFixed(3)} s, ${grouped(speed)} turns/s`);
}

function divide(placed: MatchPosition, depth: number, json: boolean): void {
  const { match, position } = placed;
  const path = new PathWriter(new Referee(match), position);
  const below = new Perft(match);
  new TurnWalker(new Referee(match)).walk(position, (result, steps) => {
    const { turn } = path.write(steps);
    const turns = below.count(result, depth - 1);
    print(json ? JSON.stringify({ turn, turns }) : `${turn}: ${grouped(turns)}`);
  });
}

const grouped = (number: number): string => number.toLocaleString('en');
