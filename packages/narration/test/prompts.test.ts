import { type Game, KINDS, kindOf, type StepKind, stageOf } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { describePrompt, type Prompt, promptOf } from '../src/index.ts';
import { begin, beginWith, eachPosition, PAIRS } from './games.ts';

/** The steps that have to be legal for each prompt. */
const NEEDS: Readonly<Partial<Record<Prompt['kind'], readonly StepKind[]>>> = {
  place: ['place'],
  ram: ['ram'],
  orient: ['orient'],
  fate: ['fate'],
  abyss: ['abyss'],
  move: ['move'],
  moveOrAct: ['move'],
  moveNext: ['move'],
  moveAgainOrBuild: ['move', 'build'],
  build: ['build'],
  buildOrFinish: ['build', 'end'],
  buildAgain: ['build'],
  buildAgainOrFinish: ['build', 'end'],
  actOrFinish: ['end'],
  finish: ['end'],
  extraTurn: ['end'],
  answer: ['pass'],
};

/** Checks the prompt of a position in which a seat decides; false: there is none. */
function expectPrompt(game: Game): boolean {
  const { actor, match } = game;
  if (actor === undefined || game.outcome) return false;
  const legal = game.legalSteps();
  const prompt = promptOf(match, game.view(actor), actor, legal);
  expect(describePrompt(en, prompt)).toMatch(/^[A-Z][^{}]{5,}\.$/);
  const kinds = new Set(legal.map((step) => KINDS[kindOf(step)]));
  for (const kind of NEEDS[prompt.kind] ?? []) expect([...kinds], prompt.kind).toContain(kind);
  if (kinds.size === 1 && stageOf(game.position) !== 'setup' && kinds.has('end')) expect(prompt.kind).toBe('finish');
  return true;
}

/** Checks the prompts of a random game, and that there were enough of them. */
function expectPrompts(start: Game, steps: number): void {
  let checked = 0;
  eachPosition(start, steps, (game) => {
    if (expectPrompt(game)) checked++;
  });
  expect(checked).toBeGreaterThan(5);
}

describe('a prompt matches the legal steps', () => {
  it.each(PAIRS)('%s and %s', (...powers) => expectPrompts(beginWith(powers), 60));

  it.each([[['hecate', 'gaea', 'dionysus']], [['chaos', 'pan', 'siren', 'europa']]])('%s', (powers) =>
    expectPrompts(beginWith(powers), 80),
  );

  it('beside the Ram', () => expectPrompts(begin({ players: 2, fleece: 'aeolus' }), 60));
});
