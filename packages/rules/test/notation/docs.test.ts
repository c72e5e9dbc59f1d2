import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  olderText,
  parseOlder,
  parsePosition,
  parseRecordJson,
  parseRecords,
  positionText,
  readPosition,
  replay,
  stepText,
} from '../../src/notation/index.ts';
import { NONE, parseSquare } from '../../src/squares.ts';
import { KINDS, pack } from '../../src/steps.ts';
import { valueIn } from './games.ts';

const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');

const blocks = (kind: string): string[] =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter((block) => block[1] === kind)
    .map((block) => block[2] ?? '');
const lines = (kind: string): string[] => blocks(kind).flatMap((block) => block.trim().split('\n'));

describe('docs/notation.md', () => {
  it.each(lines('position'))('position %s', (line) => {
    expect(positionText(valueIn(parsePosition(line)))).toBe(line);
    expect(readPosition(line).ok).toBe(true);
  });

  it.each(lines('older'))('older position %s', (line) => {
    expect(olderText(valueIn(parseOlder(line)))).toEqual({ ok: true, value: line });
  });

  it.each(blocks('record'))('record %#', (block) => {
    expect(parseRecords(block).map((record) => replay(valueIn(record)).ok)).toEqual([true]);
  });

  it.each(blocks('json'))('record in JSON %#', (block) => {
    expect(replay(valueIn(parseRecordJson(block))).ok).toBe(true);
  });

  it('has examples of everything', () => {
    expect(['position', 'older', 'record', 'json'].filter((kind) => blocks(kind).length === 0)).toEqual([]);
  });

  it.each(KINDS)('has a row for the step %s', (kind) => {
    const { match, position } = valueIn(parsePosition('00000/00000/00000/00000/00000 A none:fa1 none:fe5'));
    const step = pack(KINDS.indexOf(kind), parseSquare('a1') ?? 0, 1, NONE, NONE);
    const table = page.slice(page.indexOf('\n## Steps'), page.indexOf('\n## Turn'));
    const rows = [...table.matchAll(/`([^`]+)`/g)].map(([, text]) => shape(text ?? ''));
    expect(rows).toContain(shape(stepText(match, position, step)));
  });
});

/** The shape of a step, with placeholders for squares, directions, seats and names. */
const shape = (text: string): string =>
  text
    .replace(/[a-e][1-5]/g, '#')
    .replace(/=(n|ne|e|se|s|sw|w|nw)$/, '=direction')
    .replace(/:[A-D]$/, ':seat')
    .replace(/^draw:.*/, 'draw:power')
    .replace(',#<>#', '');
