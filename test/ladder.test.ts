import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@oia/engine';
import { Game, parseSquare, readPosition, seededRandom, sideAt } from '@oia/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointsOfFirst } from '../tools/ladder/game.ts';
import { Journal } from '../tools/ladder/journal.ts';
import { ladderTable } from '../tools/ladder/report.ts';
import { RUNGS } from '../tools/ladder/rungs.ts';
import { scriptedSteps } from '../tools/ladder/scripted-player.ts';
import { afterSteps } from '../tools/played-steps.ts';

const TOP = { budget: 1e9, nodes: 200 };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oia-ladder-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function gameAt(text: string): Game {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return Game.from(read.value);
}

const scripted = (text: string, seed = 1): Game => {
  const game = gameAt(text);
  return afterSteps(game, scriptedSteps(game, game.actor as number, seededRandom(seed)));
};

describe('the scripted player', () => {
  test('wins if it can', () => {
    expect(scripted('00000/02300/00000/00000/00000 A none:fb4,me5 none:fe1,ma5').outcome?.winner).toBe(0);
  });

  test('stops a direct threat rather than climb', () => {
    const after = scripted('00000/02300/00000/01000/00000 A none:fc3,me5 none:fb4,ma5');
    expect(after.legalSteps().some((step) => wins(after, step))).toBe(false);
  });

  test('climbs where nothing is at stake', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const after = scripted('00000/00000/00100/00000/00000 A none:fb2,me5 none:fe1,ma5', seed);
      expect(sideAt(after.position, parseSquare('c3') as number)).toBe(0);
    }
  });

  test('plays whole games with every kind of power', () => {
    for (const powers of [
      ['pan', 'atlas'],
      ['tartarus', 'hecate'],
      ['chaos', 'gaea'],
    ]) {
      const made = Game.create({ players: 2, powers, repetition: true, override: true });
      if (!made.ok) throw new Error(made.error.code);
      const points = pointsOfFirst(made.value, ['scripted', 1], { top: TOP, net: undefined }, seededRandom(3));
      expect([0, 0.5, 1]).toContain(points);
    }
  });
});

const wins = (game: Game, step: number): boolean => {
  const next = game.play(step);
  return next.ok && next.value.outcome?.winner === 1;
};

test('the scripted player is to win often against level 1, and less often against level 2', () => {
  const goals = RUNGS.filter(({ upper }) => upper === 'scripted').map(({ lower, least, most }) => [lower, least, most]);
  expect(goals).toEqual([
    [1, 0.5, 0.7],
    [2, 0.25, 0.45],
  ]);
  // The other steps are numbered by their levels.
  expect(LEVELS.every((level) => level === 1 || RUNGS[level - 1]?.upper === level)).toBe(true);
});

describe('the journal of a ladder', () => {
  const job = { rung: 2, kind: 'none', pair: 0, seed: 11 } as const;

  test('is read again, without what was broken off', () => {
    const journal = new Journal(folder, TOP);
    expect(journal.has(job)).toBe(false);
    journal.add({ ...job, points: [1, 0.5] });
    writeFileSync(join(folder, 'ladder.jsonl'), `${readFileSync(join(folder, 'ladder.jsonl'), 'utf8')}{"rung":`);
    const again = new Journal(folder, TOP);
    expect(again.has(job)).toBe(true);
    expect(ladderTable(again.played)).toContain('| level 3 against level 2 | 2 | 75 | - | - | 75 ± 0 | 65 to 85 |');
  });

  test('does not count games of a level that has changed since', () => {
    const top = { ...job, rung: 7 };
    new Journal(folder, TOP).add({ ...top, points: [1, 1] });
    expect(new Journal(folder, TOP).has(top)).toBe(true);
    expect(new Journal(folder, { ...TOP, nodes: 300 }).has(top)).toBe(false);
  });
});
