import type { Mutation } from './mutation.ts';

const EVENTS_TEST = 'test/events.test.ts';

/** Events of a step: their order, and who may know them. */
export const EVENTS: readonly Mutation[] = [
  {
    ruling: 'Z6',
    file: 'src/effects.ts',
    find: 'if (cast.clears.length > 0) clearTokens(cast, p, at);\n  recorder?.cards(p);',
    replace: 'if (cast.clears.length > 0) clearTokens(cast, p, at);',
    means: 'a token is told to go after the piece was put on it',
    test: EVENTS_TEST,
  },
  {
    ruling: 'Z7',
    file: 'src/referee.ts',
    find: 'beginTurn(this.match, this.completion, p);\n    recorder?.cards(p);',
    replace: 'beginTurn(this.match, this.completion, p);',
    means: 'a theft is told after the step it made possible',
    test: EVENTS_TEST,
  },
  {
    ruling: 'Z23',
    file: 'src/event-views.ts',
    find: 'return isSeenBy(match, event.side, viewer) ? event : undefined;',
    replace: 'return event;',
    means: 'all are told where a hidden worker was removed',
    test: EVENTS_TEST,
  },
  {
    ruling: 'Z23',
    file: 'src/event-views.ts',
    find: '{ ...event, workers: [] }',
    replace: 'event',
    means: 'all are told where the workers of a hidden side stood when it fell',
    test: EVENTS_TEST,
  },
];
