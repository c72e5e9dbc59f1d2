import type { Mutation } from './mutation.ts';

const GAME_TEST = 'test/game.test.ts';
const REPETITION_TEST = 'test/repetition.test.ts';
const UNDO_TEST = 'test/undo.test.ts';

/** What no board can show: what may be taken back, and players who leave by their own will. */
export const GAMES: readonly Mutation[] = [
  {
    ruling: 'Z29',
    file: 'src/undo.ts',
    find: 'if ([0, 1, 2].some((other) => other !== side && has(match.hidden, other))) return true;',
    replace: '',
    means: 'a step against Hecate is taken back',
    test: UNDO_TEST,
  },
  {
    ruling: 'Z29',
    file: 'src/undo.ts',
    find: 'SEND, TRADE, SUMMON];',
    replace: 'SEND, TRADE];',
    means: 'a worker summoned beside the Abyss is taken back',
    test: UNDO_TEST,
  },
  {
    ruling: 'Z29',
    file: 'src/undo.ts',
    find: 'return secret && ENTERING.includes(kindOf(step));',
    replace: 'return secret;',
    means: 'builds against Tartarus stand for good',
    test: UNDO_TEST,
  },
  {
    ruling: 'Z29',
    file: 'src/undo.ts',
    find: 'match.sideOf(owner) !== side &&',
    replace: '',
    means: 'the owner of a secret takes nothing back',
    test: UNDO_TEST,
  },
  {
    ruling: 'Z29',
    file: 'src/game.ts',
    find: 'moment.actor !== last.actor || ',
    replace: '',
    means: "others' steps are taken back",
    test: UNDO_TEST,
  },
  {
    ruling: 'Z29',
    file: 'src/undo.ts',
    find: 'if (setUp) return false;',
    replace: '',
    means: 'placings before Hecate stand for good',
    test: UNDO_TEST,
  },
  {
    ruling: 'Z28',
    file: 'src/referee.ts',
    find: ' || has(p[OUT], seat)) return undefined;',
    replace: ') return undefined;',
    means: 'a player leaves twice',
    test: GAME_TEST,
  },
  {
    ruling: 'Z21',
    file: 'src/referee.ts',
    find: 'else p[ACTIVE] = nextSeat(this.match, p, p[ACTIVE]);\n      p[ADDITIONAL] = 0;',
    replace: 'else p[ACTIVE] = nextSeat(this.match, p, p[ACTIVE]);',
    means: 'the additional turn of a player who left is played',
    test: GAME_TEST,
  },
  {
    ruling: '14.three',
    file: 'src/referee.ts',
    find: 'if (p[STAGE] === DRAW) this.#skipDraws(p);',
    replace: '',
    means: 'all wait for a card of a player who left',
    test: GAME_TEST,
  },
  {
    ruling: '35.three',
    file: 'src/effects.ts',
    find: 'if (!cast.everyone.some(({ power }) => power.answers)) p[PENDING] = 0;',
    replace: '',
    means: 'all wait for an answer of a player who left',
    test: GAME_TEST,
  },
  {
    ruling: 'Z27',
    file: 'src/game.ts',
    find: 'const MOST_REPEATS = 3;',
    replace: 'const MOST_REPEATS = 2;',
    means: 'the second time is a draw',
    test: REPETITION_TEST,
  },
  {
    ruling: 'Z27',
    file: 'src/game.ts',
    find: 'const MOST_TURNS = 300;',
    replace: 'const MOST_TURNS = 301;',
    means: 'one turn too many',
    test: REPETITION_TEST,
  },
];
