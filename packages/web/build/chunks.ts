/** Words of one language, and the board in 3D: only whoever asks for them gets them. */
const APART = /[\\/]texts[\\/]src[\\/][a-z]{2}[\\/]|[\\/]three[\\/]/;
/** What the computer's worker runs has to be free of everything that needs a page. */
const THINKING = /[\\/]packages[\\/](rules|engine)[\\/]|[\\/]engine-worker\.ts$/;
/** Reading positions: the worker does, and whoever opens a game, but not whoever begins one. */
const POSITIONS = /[\\/]rules[\\/]src[\\/](check|notation[\\/]position-parser)\.ts$/;
/** The board in 2D, and all that puts a game on it and into words. */
const BOARD =
  /[\\/]board[\\/]src[\\/]|[\\/]telling[\\/]src[\\/]|[\\/]texts[\\/]src[\\/][a-z-]+\.ts$|[\\/]web[\\/]src[\\/](session[\\/]|parts[\\/]board-frame)/;

/**
 * Which modules share a chunk. Left to themselves they come in thirty files, one for each set of pages that use the
 * same modules, and small files pack badly: on the way to a first game that costs 4 kB and twelve requests.
 */
export const CHUNKS = {
  groups: [
    { name: 'positions', test: POSITIONS, priority: 3, includeDependenciesRecursively: false },
    // Page and worker load the same rules, once; what only other pages use of them is theirs.
    { name: 'rules', test: THINKING, minShareCount: 2, tags: ['$initial' as const], priority: 2 },
    {
      name: 'index',
      test: (id: string) => !APART.test(id) && !THINKING.test(id),
      // What the start page needs is there whatever comes later.
      tags: ['$initial' as const],
      priority: 1,
      // Else the group takes what only the worker uses along, through the index of the engine.
      includeDependenciesRecursively: false,
    },
    {
      name: 'board',
      test: (id: string) => BOARD.test(id) && !APART.test(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // A game without powers needs none of these.
    {
      name: 'power-parts',
      test: /[\\/]web[\\/]src[\\/]parts[\\/](power-card|emblem|toggle)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'parts',
      test: /[\\/]web[\\/]src[\\/]parts[\\/](?!board-frame|share|clipboard|power|emblem|toggle)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ],
};
