import {
  activeSeat,
  Game,
  type Match,
  type Position,
  parsePosition,
  pickOne,
  seededRandom,
  stepText,
} from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { GOALS, type PuzzleKind } from '../../src/puzzles/index.ts';
import { Prover, Solver, type Turn } from '../../src/puzzles/solving.ts';
import { PlainMinimax } from './plain-minimax.ts';

const MANY = 2_000_000;

function at(text: string): { match: Match; position: Position } {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

function keyOf(text: string, kind: PuzzleKind): string {
  const { match, position } = at(text);
  const solution = new Solver(match, MANY).solve(position, GOALS[kind]);
  return solution.kind === 'one' ? notation(text, solution.key) : solution.kind;
}

function notation(text: string, { steps }: Turn): string {
  let game = Game.from(at(text));
  const texts: string[] = [];
  for (const step of steps) {
    texts.push(stepText(game.match, game.position, step));
    const next = game.play(step);
    if (!next.ok) throw new Error('a key of illegal steps');
    game = next.value;
  }
  return texts.join(' ');
}

describe('the one turn that reaches a goal', () => {
  test.each([
    ['win1', '00000/20020/20030/01221/00000 B hephaestus:fb1,me2 artemis:fa4,mb2', 'b2-c2 c2-d3'],
    ['win2', '12200/14200/00120/10220/00000 A none:fd3,mc4 none:fa5,mc2', 'c4-b5 +c5'],
    ['win3', '23121/14120/04244/04224/24224 B none:fc4,md1 none:fd4,mc2', 'd4-d5 +d4'],
    ['hold1', '00001/00320/00010/20310/22301 B none:fd4,mc3 none:fa2,ma1', 'a2-b3 +c4^'],
    ['hold2', '00000/00000/03301/21403/03002 A hephaestus:fd1,md3 apollo:fb2,md2', 'd3-c4 +b3^'],
  ] as const)('%s', (kind, text, key) => expect(keyOf(text, kind)).toBe(key));

  test('a quicker win is another puzzle', () => {
    expect(keyOf('00000/20020/20030/01221/00000 B hephaestus:fb1,me2 artemis:fa4,mb2', 'win2')).toBe('several');
  });

  test('two wins are no puzzle', () => {
    expect(keyOf('00000/00030/00023/00000/00000 A none:fd3,ma1 none:fa5,mb5', 'win1')).toBe('several');
  });

  test('a win by leaving the other side without a turn counts', () => {
    const { match, position } = at('21444/34444/44444/44444/40004 A none:fa5,mc1 none:fb5,mb1');
    expect(new PlainMinimax(match).wins(position, 0, 1)).toBe(new Prover(match).wins(position, 0, 1, MANY) === 'yes');
  });

  test('what takes too long is unknown, not refuted', () => {
    const { match, position } = at('12200/14200/00120/10220/00000 A none:fd3,mc4 none:fa5,mc2');
    expect(new Prover(match).wins(position, 0, 2, 50)).toBe('unknown');
    expect(new Solver(match, 500).solve(position, GOALS.win2).kind).toBe('unknown');
  });
});

describe('proofs agree with plain minimax', () => {
  /** Crowded boards, so that the slow way is possible. */
  const CROWDED = [
    '44244/34134/14244/24324/24224 A none:fc3,md1 none:fd4,mc2',
    '44444/44134/14240/23324/24124 B none:fc3,md1 none:fd4,mc2',
    '44244/34134/14244/24324/24224 A pan:fc3,md1 minotaur:fd4,mc2',
    '44344/34134/14344/24324/24224 B apollo:fc3,md1 athena:fd4,mc2',
    '44344/34134/14344/24324/24224 A hephaestus:fc3,md1 gaea[reserve=2]:fd4,mc2',
    '44344/04034/10344/24304/24204 B gaea[reserve=1]:fc3,md1 atlas:fd4,mc2',
    '44344/04034/00344/24004/24204 A prometheus:fc3,md1 gaea[reserve=2]:fd4,mc2',
    '44244/34134/14044/24324/24224 A prometheus:fc3,md1 gaea[reserve=2]:fd4,mc2',
    '44244/34134/14044/24324/24224 B limus:fc3,md1 medusa:fd4,mc2',
  ];

  test.each(CROWDED)('%s', (text) => {
    const random = seededRandom(text.length);
    let game = Game.from(at(text));
    for (let i = 0; i < 12 && !game.outcome; i++) {
      compare(game);
      game = played(game, random);
    }
  });

  function compare({ match, position }: Game): void {
    const plain = new PlainMinimax(match);
    const prover = new Prover(match);
    const side = match.sideOf(activeSeat(position));
    for (const who of [side, 1 - side]) {
      for (const turns of [1, 2]) {
        const expected = plain.wins(position, who, turns) ? 'yes' : 'no';
        expect(`${who} ${turns} ${prover.wins(position, who, turns, MANY)}`).toBe(`${who} ${turns} ${expected}`);
      }
    }
  }

  function played(game: Game, random: () => number): Game {
    const next = game.play(pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error('an illegal step');
    return next.value;
  }
});
