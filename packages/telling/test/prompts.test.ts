import { type Game, KINDS, kindOf, type StepKind, stageOf } from '@oia/rules';
import { en, type Prompt, sayPrompt } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { promptOf } from '../src/index.ts';
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

function expectPrompt(game: Game): void {
  const { actor, match } = game;
  if (actor === undefined || game.outcome) return;
  const legal = game.legalSteps();
  const prompt = promptOf(match, game.view(actor), actor, legal);
  expect(sayPrompt(en, prompt)).toMatch(/^[A-Z][^{}]{5,}\.$/);
  const kinds = new Set(legal.map((step) => KINDS[kindOf(step)]));
  for (const kind of NEEDS[prompt.kind] ?? []) expect([...kinds], prompt.kind).toContain(kind);
  if (kinds.size === 1 && stageOf(game.position) !== 'setup' && kinds.has('end')) expect(prompt.kind).toBe('finish');
}

describe('a prompt matches the legal steps', () => {
  it.each(PAIRS)('%s and %s', (...powers) => eachPosition(beginWith(powers), 60, expectPrompt));

  it.each([[['hecate', 'gaea', 'dionysus']], [['chaos', 'pan', 'siren', 'europa']]])('%s', (powers) =>
    eachPosition(beginWith(powers), 80, expectPrompt),
  );

  it('beside the Ram', () => eachPosition(begin({ players: 2, fleece: 'aeolus' }), 60, expectPrompt));
});
