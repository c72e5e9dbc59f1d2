import { describe, expect, it } from 'vitest';
import { startPosition } from '../src/create.ts';
import { Game, type Moment } from '../src/game.ts';
import { positionText } from '../src/notation/position.ts';
import { recordFor, recordOf } from '../src/notation/recording.ts';
import {
  copyOf,
  DRAW,
  holdersOf,
  OUT,
  type Position,
  SETUP,
  STAGE,
  START,
  samePosition,
  TURN,
} from '../src/position.ts';
import { pickOne, type Random } from '../src/random.ts';
import { isOver } from '../src/result.ts';
import { turnUp } from '../src/setup.ts';
import { has, NONE, squareName, squaresOf } from '../src/squares.ts';
import { ABYSS, BUILD, FATE, kindOf, MOVE, PLACE, type Step, stepA, stepB, stepE } from '../src/steps.ts';
import { HIDDEN_STEP, knownTo, shownStep, type Viewer, viewOf } from '../src/views.ts';
import { worldsOf } from '../src/worlds.ts';
import { REVEALS, type Reveal, secretSquares, unseen } from './reveals.ts';
import { type chooseStep, lateGame, nextGame, ownersOf, randomFor, secretGame, viewersOf } from './secret-games.ts';
import { type Course, playTwins, twinsOf } from './twins.ts';

const counts: Record<Course['end'] | 'twins' | 'steps', number> = Object.assign(
  { parted: 0, limit: 0, twins: 0, steps: 0 },
  Object.fromEntries(REVEALS.map((kind) => [kind, 0])) as Record<Reveal, number>,
);

interface Run {
  readonly start?: typeof secretGame;
  readonly steps: number;
  /** Probability of creating a twin. */
  readonly twins: number;
}

/** A viewer who does not know everything. */
function outsider({ match }: Game, random: Random): Viewer {
  const owners = ownersOf(match);
  return pickOne(
    random,
    owners.length > 1 ? viewersOf(match) : viewersOf(match).filter((viewer) => viewer !== owners[0]),
  );
}

/** Plays a random game; from time to time another possible truth is created, and both are played in parallel. */
function compareTwins(powers: string, random: Random, run: Run): void {
  let game = (run.start ?? secretGame)(powers.split(' '), random);
  for (let n = 0; n < run.steps && !game.outcome; n++) {
    game = nextGame(game, random);
    if (game.outcome || random() > run.twins) continue;
    const twins = twinsOf(game, outsider(game, random), random);
    if (!twins) continue;
    // If one player holds a secret, no other player may see a difference.
    if (ownersOf(game.match).length === 1) expect(twins.observers).toHaveLength(game.match.players);
    const { end, steps } = playTwins(twins, random, { most: 14, thorough: 0.04 });
    counts[end]++;
    counts.twins++;
    counts.steps += steps;
  }
}

describe('two truths that look alike stay alike until something is shown', () => {
  it.each([
    'hecate apollo',
    'hecate minotaur',
    'hecate athena',
    'hecate gaea',
    'hecate chaos',
    'hecate hypnus',
    'hecate aphrodite',
    'hecate europa',
    'hecate jason',
    'hecate charon',
    'hecate dionysus',
    'hecate bia gaea',
    'hecate minotaur nemesis',
    'hecate siren clio',
  ])('%s', (powers) => {
    compareTwins(powers, randomFor(powers), { steps: 50, twins: 0.15 });
  });

  it.each([
    'moerae apollo',
    'moerae circe',
    'moerae chaos',
    'moerae hermes hera',
    'moerae bia eros',
    'tartarus charon',
    'tartarus gaea',
    'tartarus harpies',
    'tartarus charybdis',
    'tartarus siren',
    'tartarus chaos',
  ])('%s', (powers) => {
    compareTwins(powers, randomFor(powers), { steps: 60, twins: 0.1 });
  });

  it.each([
    'hecate none',
    'hecate artemis',
    'hecate apollo',
    'hecate prometheus',
    'hecate minotaur',
    'hecate medusa',
    'hecate terpsichore gaea',
    'hecate gaea demeter',
    'hecate persephone gaea',
    'hecate limus hermes',
    'moerae demeter',
    'tartarus artemis',
  ])('%s, late', (powers) => {
    const random = randomFor(powers);
    const games = powers.includes('gaea') ? 16 : 4;
    for (let game = 0; game < games; game++) compareTwins(powers, random, { start: lateGame, steps: 12, twins: 0.4 });
  });

  it.each(['hecate tartarus', 'hecate moerae', 'moerae tartarus'])('%s: two secrets', (powers) => {
    compareTwins(powers, randomFor(powers), { steps: 30, twins: 0.2 });
  });

  const MAX_GAMES = 200;
  const GAMES_PER_KIND = 2;

  it.each([
    ['bump', 'hecate artemis', secretGame],
    ['petrified', 'hecate medusa', lateGame],
    ['swept', 'hecate charybdis', lateGame],
    ['slide', 'hecate harpies apollo', secretGame],
    ['eliminated', 'hecate bia apollo', lateGame],
    ['abyss', 'tartarus apollo', secretGame],
    ['stolen win', 'moerae pan', lateGame],
    ['end', 'moerae pan', lateGame],
  ] as const)('what may be shown: %s (%s)', (kind, powers, start) => {
    const random = randomFor(powers);
    for (let game = 0; game < MAX_GAMES && counts[kind] < GAMES_PER_KIND; game++)
      compareTwins(powers, random, { start, steps: 30, twins: 0.4 });
    expect(counts[kind]).toBeGreaterThan(0);
  });

  it('every event that may reveal something was met, and many times nothing was revealed', async ({ annotate }) => {
    await annotate(JSON.stringify(counts));
    for (const kind of REVEALS) expect(counts[kind], kind).toBeGreaterThan(0);
    expect(counts.limit).toBeGreaterThan(20);
  });
});

interface Walk {
  readonly most?: number;
  readonly choose?: typeof chooseStep;
}

/** Calls for each position of random games with these powers. */
function eachPosition(
  matchUps: readonly string[],
  visit: (game: Game) => void,
  { most = 80, choose }: Walk = {},
): void {
  for (const powers of matchUps) {
    const random = randomFor(powers);
    let game = secretGame(powers.split(' '), random);
    for (let i = 0; i < most && !game.outcome; i++) {
      game = nextGame(game, random, choose);
      visit(game);
    }
  }
}

const SECRET = [
  'hecate none',
  'hecate athena',
  'hecate hypnus',
  'hecate aphrodite',
  'hecate harpies',
  'hecate chaos',
  'hecate gaea',
  'hecate medusa bia',
  'moerae apollo',
  'moerae pan minotaur',
  'tartarus artemis',
  'hecate tartarus',
];

describe('views', () => {
  it('of secret steps nothing is shown, of her builds the square and the piece', () => {
    eachPosition(SECRET, ({ match, position, actor, referee }) => {
      if (actor === undefined) return;
      for (const step of referee.legalSteps(position)) {
        const isUnseen = has(match.hidden, match.sideOf(actor)) && (kindOf(step) === MOVE || kindOf(step) === PLACE);
        const isSecret = isUnseen || kindOf(step) === FATE || kindOf(step) === ABYSS;
        for (const viewer of viewersOf(match)) {
          const shown = shownStep(match, actor, step, viewer);
          if (viewer === actor) expect(shown).toBe(step);
          else if (isSecret) expect(shown).toBe(HIDDEN_STEP);
          else if (has(match.hidden, match.sideOf(actor))) expect(shown).toBe(step | (NONE << 5));
          else expect(shown).toBe(step);
        }
      }
    });
  });

  it('what legality is asked of holds no secret, not even for the one whose it is', () => {
    const random = randomFor('known');
    eachPosition(['moerae pan', 'tartarus artemis', 'hecate tartarus', 'hecate bia'], ({ match, position }) => {
      if (position[STAGE] === SETUP || isOver(position)) return;
      for (const world of worldsOf(match, viewOf(match, position, 'spectator'), random, 3)) {
        for (const viewer of viewersOf(match)) {
          const sees = match.sideOf(viewer === 'spectator' ? 3 : viewer);
          if (!has(match.hidden, sees)) expect(knownTo(match, world, viewer)).toEqual(knownTo(match, position, viewer));
        }
      }
    });
  });

  it('in her turn all steps of Hecate that are shown alike leave the same view, with all that is remembered of the turn', () => {
    let turns = 0;
    eachPosition(SECRET, ({ match, referee, position, actor }) => {
      if (actor === undefined || !has(match.hidden, match.sideOf(actor))) return;
      for (const viewer of viewersOf(match)) {
        if (viewer === actor) continue;
        const views = new Map<Step, string>();
        for (const step of referee.legalSteps(position)) {
          const { position: after } = referee.play(position, step);
          // A step that ended the game or eliminated a player reveals more.
          if (isOver(after) || after[OUT] !== position[OUT]) continue;
          const shown = shownStep(match, actor, step, viewer);
          const view = viewOf(match, after, viewer).join();
          expect(view).toBe(views.get(shown) ?? view);
          views.set(shown, view);
        }
      }
      turns++;
    });
    expect(turns).toBeGreaterThan(100);
  });

  it('what a spectator sees can be made of what any player sees: it is no more', () => {
    eachPosition(SECRET, ({ match, position }) => {
      const watched = viewOf(match, position, 'spectator');
      for (const viewer of viewersOf(match))
        expect([...viewOf(match, viewOf(match, position, viewer), 'spectator')]).toEqual([...watched]);
      const owners = ownersOf(match);
      if (owners.length > 1) return;
      for (const viewer of viewersOf(match))
        if (viewer !== owners[0]) expect([...viewOf(match, position, viewer)]).toEqual([...watched]);
    });
  });

  it('the text of a view names no secret square', () => {
    let texts = 0;
    eachPosition(
      ['hecate none', 'hecate athena', 'hecate bia', 'tartarus artemis', 'hecate tartarus', 'moerae pan'],
      (game) => {
        const { match, position } = game;
        if (game.outcome) return;
        const text = positionText({ match, position: viewOf(match, position, 'spectator') });
        for (const { power } of match.cards) {
          if (power.hidden) expect(text).toMatch(new RegExp(` ${power.id}(\\[[^\\]]*\\])?:\\?( |$)`));
          for (const field of power.fields ?? []) {
            if (field.secret && position[STAGE] === START)
              expect(text).toMatch(new RegExp(`${power.id}\\[${field.name}=\\?`));
          }
        }
        // In the middle of a turn a square that was left or built on is no longer secret.
        if (position[STAGE] !== START) return;
        for (const square of squaresOf(secretSquares(match, position))) expect(text).not.toContain(squareName(square));
        texts++;
      },
    );
    expect(texts).toBeGreaterThan(50);
  });

  it('in her turn the text says nothing of who moved, from where and how high', () => {
    eachPosition(SECRET, ({ match, position, actor }) => {
      if (position[STAGE] !== TURN || actor === undefined || !has(match.hidden, match.sideOf(actor))) return;
      const text = positionText({ match, position: viewOf(match, position, 'spectator') });
      expect(text).not.toMatch(/ (moved|mover|origin|landed|asleep|listed|strayed|builder)=/);
      expect(text).not.toMatch(/ flags=\S*(climbed|descended)/);
      expect(text).not.toMatch(/ climbed=\S*A/);
    });
  });

  it('a finished game shows everything to all', () => {
    let ends = 0;
    eachPosition(
      SECRET,
      (game) => {
        if (!game.outcome) return;
        for (const viewer of viewersOf(game.match)) {
          expect([...game.view(viewer)]).toEqual([...game.position]);
          expect(recordFor(game, viewer)).toEqual(recordOf(game));
        }
        ends++;
      },
      { most: 400 },
    );
    expect(ends).toBeGreaterThan(5);
  });
});

describe('taking back', () => {
  it('no step that asked the truth, and none that ended the game, for the end shows all', () => {
    let ends = 0;
    eachPosition(
      [...SECRET, 'hecate aeolus', 'tartarus chronus'],
      (game) => {
        const { match } = game;
        const { actor, before } = game.moments.at(-1) as Moment;
        const asked = actor !== undefined && before[STAGE] !== SETUP && match.hidden & ~(1 << match.sideOf(actor));
        if (asked || game.outcome) expect(game.undo().ok).toBe(false);
        if (game.outcome) ends++;
      },
      { most: 400 },
    );
    expect(ends).toBeGreaterThan(5);
  });

  it('where nothing is secret the last step can be taken back, also after the end', () => {
    eachPosition(['none none', 'pan apollo'], (game) => expect(game.undo().ok).toBe(true), { most: 400 });
  });
});

describe('asking by text', () => {
  /** Whether a step is written with an x is secret if the other worker is hidden: a refusal would reveal it for free. */
  it('a spelling is accepted or refused by what the player sees', () => {
    let asked = 0;
    eachPosition(['hecate apollo', 'hecate minotaur', 'hecate none'], (game) => {
      const { match, position, actor } = game;
      if (actor === undefined || has(match.hidden, match.sideOf(actor))) return;
      for (const step of game.legalSteps()) {
        if (kindOf(step) !== MOVE || !has(unseen(match, position), stepB(step))) continue;
        const text = positionText({ match, position });
        const [from, to] = [stepA(step), stepB(step)].map(squareName);
        expect(game.playText(`${from}x${to}`).ok, text).toBe(false);
        expect(game.playText(`${from}-${to}`).ok, text).toBe(true);
        asked++;
      }
    });
    expect(asked).toBeGreaterThan(0);
  });
});

describe('14 chaos: the order of the deck is nowhere', () => {
  const MATCH_UPS = ['chaos none', 'chaos circe', 'chaos athena pan', 'chaos apollo gaea hera'];

  const chooseDome = (random: Random, _p: Position, legal: readonly Step[]): Step => {
    const domes = legal.filter((step) => kindOf(step) === BUILD && stepE(step) === 1);
    return pickOne(random, domes.length > 0 ? domes : legal);
  };

  it('everyone sees the whole position', () => {
    eachPosition(MATCH_UPS.slice(0, 3), ({ match, position }) => {
      for (const viewer of viewersOf(match)) expect(viewOf(match, position, viewer)).toEqual(position);
    });
  });

  it('any card of the deck may come next, and a drawn one cannot be taken back', () => {
    let draws = 0;
    eachPosition(
      MATCH_UPS.slice(0, 3),
      (game) => {
        const { match, position } = game;
        const chaos = match.cards.findIndex(({ power }) => power.deck);
        if (position[STAGE] !== DRAW || holdersOf(position, chaos) === 0) return;
        const deck = match.cards[chaos]?.power.deck?.(position, match.holder(0, chaos)) ?? 0;
        expect(game.legalSteps().map(stepB)).toEqual(squaresOf(deck));
        for (const step of game.legalSteps()) {
          const drawn = game.play(step);
          expect(drawn.ok && drawn.value.undoFloor).toBe(game.moments.length + 1);
        }
        draws++;
      },
      { most: 200, choose: chooseDome },
    );
    expect(draws).toBeGreaterThan(3);
  });

  it('a deck is a set: in which order cards went does not matter', () => {
    const made = Game.create({ players: 2, powers: ['chaos', 'none'] });
    if (!made.ok) throw new Error(made.error.code);
    const { match } = made.value;
    const after = (...cards: number[]) => {
      const p = copyOf(startPosition(match));
      for (const card of cards) turnUp(match, p, 0, card);
      return p;
    };
    const [a, b, c] = [1, 2, 3] as const;
    expect(samePosition(after(a, b, c), after(b, a, c))).toBe(true);
  });
});
