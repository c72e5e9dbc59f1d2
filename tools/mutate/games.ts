import type { Mutation } from './mutation.ts';

const GAME_TEST = 'test/game.test.ts';
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
    ruling: '14.8',
    file: 'src/game.ts',
    find: 'if (!last || last.actor === undefined) return this.moments.length;',
    replace: 'if (!last) return 0;',
    means: 'a card drawn goes back',
    test: UNDO_TEST,
  },
];
