/** The words of one language, and the 3D board: loaded only when they are needed. */
const APART = /[\\/]texts[\\/]src[\\/][a-z]{2}[\\/](?!chunks\.ts)|[\\/]three[\\/]/;
/** Code that runs in a worker: it must not import anything that needs a page. */
const THINKING =
  /[\\/]packages[\\/](rules|engine|learning[\\/]src[\\/]puzzles)[\\/]|[\\/](engine|analyst|examiner)-worker\.ts$/;
/** Parsing positions: needed by the worker and to open a stored game, but not to start a new one. */
const POSITIONS = /[\\/]rules[\\/]src[\\/](check|notation[\\/]position-parser)\.ts$/;
/** The search code of the engine and of the rules, which only workers need. */
const ENGINE =
  /[\\/]engine[\\/]src[\\/](?!matchups[\\/]|(index|engine-player|question[\\/](levels|question)|threads[\\/](engine|worker-client)|setup[\\/]draft|analysis[\\/](analyst|request|marks))\.ts$)/;
const ENGINE_RULES =
  /[\\/]rules[\\/]src[\\/](belief|position-key|worlds|ways-up|win-[a-z]+|turns[\\/](?!plan)[a-z-]+)\.ts$/;
/** The 2D board, and everything that shows a game on it and describes it in words. */
const BOARD =
  /[\\/]board[\\/]src[\\/](?!flat[\\/]still)|[\\/]narration[\\/]src[\\/](?!explanations)|[\\/]texts[\\/]src[\\/][a-z-]+\.ts$|[\\/]web[\\/]src[\\/](session[\\/]|parts[\\/](board-frame|square-words|speed-choice|live-region)|game[\\/]game-context)/;
/** Modules of rules, table and engine that only pages use: to read a game, and to call a worker. */
const READING =
  /[\\/]rules[\\/]src[\\/](plain-steps|event-views)\.ts$|[\\/]table[\\/]src[\\/]typed-turn\.ts$|[\\/]engine[\\/]src[\\/]threads[\\/](engine|worker-client)\.ts$/;

/** Exercises that are tried on a board: what they are, and how they are shown. */
const EXERCISE =
  /[\\/]learning[\\/]src[\\/][a-z-]+\.ts$|[\\/]web[\\/]src[\\/](exercise[\\/]|parts[\\/](exercise|evidence|playable|step-))/;

/**
 * Which modules share a chunk. By default there would be thirty files, one for each set of pages that use the same
 * modules, and small files compress badly: a first game would load 4 kB more, in twelve more requests.
 */
export const CHUNKS = {
  groups: [
    { name: 'positions', test: POSITIONS, priority: 3, includeDependenciesRecursively: false },
    {
      name: 'engine',
      test: (id: string) => ENGINE.test(id) || ENGINE_RULES.test(id),
      minShareCount: 2,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    // The page and the workers share one copy of the rules. Parts that only other pages use are bundled with those pages.
    { name: 'rules', test: THINKING, minShareCount: 2, tags: ['$initial' as const], priority: 2 },
    {
      name: 'index',
      test: (id: string) => !APART.test(id) && !THINKING.test(id),
      // Everything the start page needs is loaded in any case.
      tags: ['$initial' as const],
      priority: 1,
      // Otherwise the group would include worker-only code through the engine's index.
      includeDependenciesRecursively: false,
    },
    {
      name: 'board',
      test: (id: string) => (BOARD.test(id) && !APART.test(id)) || READING.test(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // A game without powers needs none of these.
    {
      name: 'power-parts',
      test: /[\\/]web[\\/]src[\\/](emblems[\\/]|parts[\\/](power-card|emblem|toggle))/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // Pictures of positions are shown by many pages, but none of them is needed to play.
    {
      name: 'still',
      test: /[\\/]board[\\/]src[\\/]flat[\\/]still|[\\/]web[\\/]src[\\/]parts[\\/]still/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // Exercises use the search code of the engine, which a game page does not need.
    { name: 'exercise', test: EXERCISE, minShareCount: 2, includeDependenciesRecursively: false },
    // The entry to online play, which every page loads once there is a server.
    {
      name: 'online-entry',
      test: /[\\/]web[\\/]src[\\/]online[\\/](online-words|remembered|online-entry)/,
      includeDependenciesRecursively: false,
    },
    // Parts of a game and of most other pages. Other parts are bundled with the pages that use them.
    {
      name: 'parts',
      test: /[\\/]web[\\/]src[\\/]parts[\\/](choice-group|confirm-dialog|dialog|error-boundary|look-mark|use-roving)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ],
};
