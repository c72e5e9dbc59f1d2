import {
  type Game,
  isOver,
  outcomeOf,
  POWER_LIST,
  type Position,
  type Random,
  Referee,
  seededRandom,
  shuffled,
  TurnWalker,
  viewOf,
} from '@oia/rules';
import { ACTIVE, copyOf, DOMES, H1, H3, STAGE, START, workersOn } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { countedClock, gameAt, newGame, playGame, playSteps, randomPlayer, thoughtOf } from './table.ts';

/** Enough to look at all replies; the clock counts, so the machine's speed does not matter. */
const PATIENT = 100_000;

const think = (game: Game, level: 5 | 8 = 8) =>
  thoughtOf(game, game.actor as number, { level, budget: level === 8 ? 2_000 : PATIENT }, countedClock());

const after = (game: Game): Game => playSteps(game, game.actor as number, think(game).steps);

describe('takes a win in one', () => {
  test.each([
    ['climbs', '00000/00000/00230/00000/00000 A none:fc3,ma1 none:fe1,me2'],
    ['two steps of Artemis', '00000/00000/00123/00000/00000 A artemis:fc3,ma1 none:fa5,mb5'],
    ['a fall of Pan', '00000/00000/00200/00000/00000 A pan:fc3,ma1 none:fe1,me5'],
    ['a swap of Apollo', '00000/00000/00230/00000/00000 A apollo:fc3,ma1 none:fd3,me5'],
    ['a push of the Minotaur', '00000/00000/00230/00000/00000 A minotaur:fc3,ma1 none:fd3,me5'],
    ['the fifth tower of Chronus', '44000/44000/00000/00000/00003 A chronus:fd1,ma1 none:fa2,mb3'],
    ['around the edge with Urania', '00000/00000/20003/00000/00000 A urania:fa3,mc1 none:fc5,md5'],
    ['Eros meets in the middle', '00000/00100/01000/00000/00000 A eros:fb3,mc5 none:fa1,me1'],
  ])('%s', (_, text) => {
    const game = gameAt(text);
    const thought = think(game);
    const end = playSteps(game, 0, thought.steps);
    expect(end.outcome?.winner).toBe(0);
    expect(thought.value).toBeGreaterThan(0.99);
  });
});

test('blocks a climb that is threatened', () => {
  const game = gameAt('00000/00000/00000/00230/00000 A none:fe4,ma5 none:fc2,ma1');
  const next = after(game);
  expect(winsInOne(next)).toBe(false);
});

test.each([
  ['the next of three', '00000/00000/00000/00230/00000 A pan:fe4,ma5 zeus:fc2,ma1 hera:fe1,mb5'],
  ['the last of three', '00000/00000/00000/00230/00000 A pan:fe4,ma5 zeus:fe1,mb5 hera:fc2,ma1'],
  ['a partner of a team', '00000/00000/00000/00230/00000 A pan:fe4,ma5 zeus:fc2,ma1 apollo hera'],
])('blocks a climb of %s', (_, text) => {
  const game = gameAt(text);
  const { position } = after(game);
  // The tower on d2 is closed, or occupied.
  expect((((position[DOMES] ?? 0) | workersOn(position)) >> 8) & 1).toBe(1);
});

test('a team wins with the workers both have', () => {
  const game = gameAt('00000/00000/00230/00000/00000 C pan:fc3,ma1 zeus:fe1,me5 apollo hera');
  expect(after(game).outcome?.winner).toBe(0);
});

test('Gaea answers a dome in the turn of another', () => {
  const game = gameAt('00000/00000/00030/00000/00000 A atlas:fc2,ma5 gaea:fa1,me1');
  const built = game.playText('c2-c3').ok ? game.playText('c2-c3') : undefined;
  const asked = built?.ok ? built.value.playText('+d3^') : undefined;
  if (!asked?.ok) throw new Error('the dome was not built');
  expect(asked.value.actor).toBe(1);
  const thought = think(asked.value);
  expect(asked.value.legalSteps()).toContain(thought.steps[0]);
  expect(thought.steps).toHaveLength(1);
});

test('keeps a threat that is next to a win of its own', () => {
  const game = gameAt('00000/00000/00230/00000/00230 B none:fc3,ma5 none:fc1,me5');
  expect(after(game).outcome?.winner).toBe(1);
});

/** Boards with many heights, where games are decided. */
function lateGame(powers: readonly string[], random: Random): Game | undefined {
  const players = powers.map(() => randomPlayer(random));
  let game = newGame({ players: powers.length as 2 | 3, powers });
  while (game.position[STAGE] !== START) game = playGame(game, players, random, 1);
  const position = copyOf(game.position);
  for (let square = 0; square < 25; square++) {
    const height = Math.floor(random() * 3.6);
    for (let level = 0; level < Math.min(height, 3); level++)
      position[H1 + level] = (position[H1 + level] ?? 0) | (1 << square);
    const isFree = ((workersOn(position) >> square) & 1) === 0;
    if (isFree && random() < 0.2) position[DOMES] = (position[DOMES] ?? 0) | (1 << square);
    if (!isFree) position[H3] = (position[H3] ?? 0) & ~(1 << square);
  }
  const late = gameOf(game, position);
  return late.outcome || late.actor === undefined ? undefined : late;
}

const gameOf = (game: Game, position: Position): Game => {
  const copy = copyOf(position);
  game.referee.resume(copy);
  return new (game.constructor as new (...of: unknown[]) => Game)(game.match, copy);
};

const winnerOf = (p: Position): number | undefined => outcomeOf(p)?.winner;

function winsInOne(game: Game, p = game.position): boolean {
  const side = game.match.sideOf(p[ACTIVE] as number);
  let found = false;
  new TurnWalker(new Referee(game.match)).walk(p, (result) => {
    found ||= isOver(result) && winnerOf(result) === side;
    return !found;
  });
  return found;
}

/** Is there a turn after which no opponent wins at once, and one after which an opponent does? */
function canGoWrong(game: Game): boolean {
  const found = { safe: false, lost: false };
  new TurnWalker(new Referee(game.match)).walk(game.position, (result) => {
    const next = copyOf(result);
    game.referee.advance(next);
    const isSafe = isOver(next) ? winnerOf(next) === game.actor : !winsInOne(game, next);
    found[isSafe ? 'safe' : 'lost'] = true;
    return !(found.safe && found.lost);
  });
  return found.safe && found.lost;
}

// Few enough turns that a search through all of them is no matter of time, and nothing hidden or drawn.
const SEARCHABLE = [
  'apollo',
  'artemis',
  'athena',
  'atlas',
  'demeter',
  'minotaur',
  'pan',
  'prometheus',
  'aphrodite',
  'chronus',
  'eros',
  'hera',
  'hestia',
  'hypnus',
  'limus',
  'persephone',
  'triton',
  'zeus',
  'aeolus',
  'europa',
  'graeae',
  'hades',
  'harpies',
  'urania',
  'adonis',
  'medea',
  'theseus',
];

describe('in random late positions', () => {
  test.each(POWER_LIST.map(({ id }) => id).filter((id) => id !== 'hecate'))('a win in one is taken: %s', (id) => {
    const random = seededRandom(id.length * 7 + 1);
    let tried = 0;
    for (let i = 0; i < 12 && tried < 3; i++) {
      const game = lateGame([id, id === 'demeter' ? 'pan' : 'demeter'], random);
      if (game?.actor !== 0 || !winsInOne(game)) continue;
      tried++;
      const end = after(game);
      expect(end.outcome?.winner, game.view(0).join()).toBe(0);
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('a loss in the reply is avoided where it can be', () => {
    const random = seededRandom(11);
    let tried = 0;
    for (let i = 0; i < 400 && tried < 40; i++) {
      const [a = 'pan', b = 'zeus'] = shuffled(random, SEARCHABLE);
      const game = lateGame([a, b], random);
      if (!game || winsInOne(game) || !canGoWrong(game)) continue;
      tried++;
      const next = playSteps(game, game.actor as number, think(game, 5).steps);
      const lost = next.outcome ? next.outcome.winner !== game.actor : next.actor !== game.actor && winsInOne(next);
      expect(lost, `${a} ${b} ${viewOf(game.match, game.position, 0).join()}`).toBe(false);
    }
    expect(tried).toBe(40);
  });
});
