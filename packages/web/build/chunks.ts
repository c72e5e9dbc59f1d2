/** Words of one language, and the board in 3D: only whoever asks for them gets them. */
const APART = /[\\/]texts[\\/]src[\\/][a-z]{2}[\\/]|[\\/]three[\\/]/;
/** What the computer's worker runs has to be free of everything that needs a page. */
const THINKING = /[\\/]packages[\\/](rules|engine)[\\/]|[\\/]engine-worker\.ts$/;

/**
 * Which modules share a chunk. Left to themselves they come in thirty files, one for each set of pages that use the
 * same modules, and small files pack badly: on the way to a first game that costs 4 kB and twelve requests.
 */
export const CHUNKS = {
  groups: [
    // Page and worker load the same rules, once.
    { name: 'rules', test: THINKING, minShareCount: 2, priority: 2 },
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
      name: 'parts',
      test: /[\\/]web[\\/]src[\\/]parts[\\/](?!board-frame|share|clipboard|power-search)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ],
};
