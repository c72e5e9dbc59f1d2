// Who may use whom: the table of docs/decisions.md. A package that is not named here may use nothing of ours.
const may = {
  rules: [],
  texts: ['rules'],
  // Rules and words joined: what the app and the command line both say of a game.
  narration: ['rules', 'texts'],
  board: [],
  engine: ['rules'],
  table: ['rules', 'engine'],
  learning: ['rules'],
  protocol: ['rules', 'table'],
  // Of board and web only what draws a position and emblems without a page: see `server-draws-only`.
  server: ['rules', 'engine', 'table', 'protocol', 'board', 'web'],
  // All but the server, and not cli, which brings the server along.
  web: ['rules', 'texts', 'narration', 'engine', 'table', 'learning', 'board', 'protocol'],
  cli: ['rules', 'engine', 'table', 'texts', 'narration', 'protocol', 'server'],
};

const arrows = Object.entries(may).map(([name, uses]) => ({
  name: `${name}-uses-only`,
  comment: `packages/${name} may use ${uses.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|tools|test|scripts|examples)/', pathNot: `^packages/(${[name, ...uses].join('|')})/` },
}));

// The folders of the engine, from the bottom up: a folder may use those named before it. Only `index.ts`, `node.ts` and `engine-player.ts`,
// which lie beside the folders, use them all, and no folder uses those.
const engineLayers = [
  'evaluation',
  'question',
  'matchups',
  'setup',
  'search',
  'secrets',
  'thinking',
  'threads',
  'analysis',
  'line-protocol',
];

const engineArrows = engineLayers.map((name, i) => ({
  name: `engine-${name}-uses-only`,
  comment: `packages/engine/src/${name} may use ${engineLayers.slice(0, i).join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^packages/engine/src/${name}/` },
  to: { path: '^packages/engine/src/', pathNot: `^packages/engine/src/(${engineLayers.slice(0, i + 1).join('|')})/` },
}));

// Which folders of packages/web/src each of its folders may use. Nothing uses the root, which puts the app together.
const webMay = {
  base: [],
  storage: ['base'],
  common: ['base', 'storage'],
  workers: ['common'],
  emblems: [],
  sounds: ['base', 'common'],
  session: ['base', 'storage'],
  study: ['base'],
  exercise: ['base'],
  puzzles: ['base', 'storage', 'study'],
  parts: ['base', 'common', 'storage', 'emblems', 'session', 'exercise'],
  'new-game': ['base', 'common', 'storage', 'session', 'parts'],
  online: ['base', 'common', 'storage', 'session', 'new-game'],
  'saved-games': ['base', 'common', 'storage', 'session', 'parts', 'new-game'],
  archive: ['base', 'common', 'session', 'parts', 'new-game', 'online', 'saved-games'],
  replay: ['base', 'common', 'storage', 'session', 'parts', 'new-game'],
  game: ['base', 'common', 'storage', 'workers', 'sounds', 'session', 'parts', 'new-game'],
};

const webFolders = Object.entries(webMay).map(([name, uses]) => ({
  name: `web-${name}-uses-only`,
  comment: `packages/web/src/${name} may use ${uses.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^packages/web/src/${name}/` },
  to: { path: '^packages/web/src/', pathNot: `^packages/web/src/(${[name, ...uses].join('|')})/` },
}));

// The folders of the server, lowest first: a folder may use those named here, also for types. Files beside them use all.
const serverMay = {
  util: [],
  database: ['util'],
  routing: ['util'],
  computers: ['util'],
  accounts: ['util', 'database', 'routing'],
  ratings: ['util', 'database', 'accounts'],
  archive: ['util', 'database', 'routing', 'accounts', 'ratings'],
  conduct: ['util', 'database', 'routing', 'accounts'],
  pictures: ['util', 'routing', 'archive'],
  rooms: ['util', 'database', 'routing', 'accounts', 'ratings', 'archive', 'conduct'],
  cluster: ['util', 'database', 'accounts', 'rooms'],
  sockets: ['util', 'routing', 'accounts', 'rooms'],
  programs: ['util', 'routing', 'accounts', 'rooms'],
  http: ['util', 'routing', 'accounts'],
};

const serverArrows = Object.entries(serverMay).map(([name, uses]) => ({
  name: `server-${name}-uses-only`,
  comment: `packages/server/src/${name} may use ${uses.join(', ') || 'no other folder of the server'}.`,
  severity: 'error',
  from: { path: `^packages/server/src/${name}/` },
  to: { path: '^packages/server/src/', pathNot: `^packages/server/src/(${[name, ...uses].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...arrows,
    ...engineArrows,
    ...webFolders,
    ...serverArrows,
    {
      name: 'web-loads-lazy-files',
      comment: 'A dynamic import names a file `*.lazy.ts`, which exists to be the entry of a chunk.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/web/src/', pathNot: '\\.lazy\\.tsx?$', dependencyTypes: ['dynamic-import'] },
    },
    {
      name: 'web-lazy-files-stay-apart',
      comment: 'A static import would pull the chunk into the one that imports it.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '\\.lazy\\.tsx?$' },
      to: {
        path: '^packages/web/src/.*\\.lazy\\.tsx?$',
        dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'],
      },
    },
    {
      name: 'server-unknown-folder',
      comment: 'A new folder of the server needs its line in the table above.',
      severity: 'error',
      from: {
        path: '^packages/server/src/([^/]+)/',
        pathNot: `^packages/server/src/(${Object.keys(serverMay).join('|')})/`,
      },
      to: { path: '^packages/server/src/', pathNot: '^packages/server/src/$1/' },
    },
    {
      name: 'server-loads-cluster-late',
      comment: 'A single process loads no code of the cluster: only a dynamic import may name it.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: '^packages/server/src/cluster/' },
      to: { path: '^packages/server/src/cluster/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'examples-use-only',
      comment: 'Examples use what others can install.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^(packages|tools|test|scripts)/', pathNot: '^packages/(rules|texts|narration|engine|board)/' },
    },
    {
      name: 'server-draws-only',
      comment: 'The picture of a game for other sites is drawn as in the app, from the parts that need no page.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: {
        path: '^packages/(board|web)/',
        pathNot: '^packages/(board/src/flat/(still|plain-document)|web/src/(emblems/markup|session/scene))\\.ts$',
      },
    },
    {
      name: 'reads-by-name',
      comment:
        'Where the ints of a position lie is known to the rules and to those who search; others use the readers of rules.',
      severity: 'error',
      from: { path: '^(packages|test|examples)/', pathNot: '^(packages/(rules|engine)|test/consumers)/' },
      to: { path: '^packages/rules/src/position\\.ts$' },
    },
    {
      name: 'unknown-package',
      comment: 'A new package needs its line in the table above.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: `^packages/(${Object.keys(may).join('|')})/` },
      to: { path: '^(packages|tools|test|scripts|examples)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'depends-on-nothing',
      comment: 'rules and texts use no npm package and nothing of Node: they run anywhere.',
      severity: 'error',
      from: { path: '^packages/(rules|texts)/src/' },
      to: { pathNot: '^packages/($1|rules)/src/', couldNotResolve: false },
    },
    {
      name: 'texts-knows-types-of-the-rules',
      comment: 'Words are kept under the ids of the rules, and need nothing else of them.',
      severity: 'error',
      from: { path: '^packages/texts/src/' },
      to: { path: '^packages/rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-power-knows-another',
      comment: 'A power is one file that imports no other power, and not their list either.',
      severity: 'error',
      from: { path: '^packages/rules/src/powers/', pathNot: '^packages/rules/src/powers/index\\.ts$' },
      to: { path: '^packages/rules/src/powers/' },
    },
    {
      name: 'table-knows-types-of-the-engine',
      comment:
        'Who thinks is passed in: a table runs without a computer, and a page loads the engine only where one plays.',
      severity: 'error',
      from: { path: '^packages/table/src/' },
      to: { path: '^packages/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'session-needs-no-page',
      comment: 'A session of the app runs without React, router or page: its tests play in Node.',
      severity: 'error',
      from: { path: '^packages/web/src/session/' },
      to: {
        path: '^(packages/|node_modules/react)',
        pathNot: '^packages/(web/src/(session|storage|base)/|(rules|table|texts|board)/)',
      },
    },
    {
      name: 'no-page-knows-another',
      comment: 'Code that two pages need lies in a folder of its own beside them, or in parts.',
      severity: 'error',
      from: { path: '^packages/web/src/pages/([^/]+)/' },
      to: { path: '^packages/web/src/pages/', pathNot: '^packages/web/src/pages/$1/' },
    },
    {
      name: 'parts-know-no-page',
      comment: 'Pages are put together from parts, and only src/pages.tsx knows them.',
      severity: 'error',
      from: { path: '^packages/web/src/[^/]+/', pathNot: '^packages/web/src/pages/' },
      to: { path: '^packages/web/src/pages/' },
    },
    {
      name: 'root-is-used-by-none',
      comment: 'The root of the app imports its folders; no folder imports it.',
      severity: 'error',
      from: { path: '^packages/web/src/[^/]+/' },
      to: { path: '^packages/web/src/[^/]+$' },
    },
    {
      name: 'unknown-web-folder',
      comment: 'A new folder of the app needs its line in the table above.',
      severity: 'error',
      from: {
        path: '^packages/web/src/([^/]+)/',
        pathNot: `^packages/web/src/(pages|${Object.keys(webMay).join('|')})/`,
      },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/$1/' },
    },
    {
      name: 'no-cycle',
      comment: 'A cycle of types alone (a whole and its part that know each other) is erased before anything runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-in-source',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '(^|/)test/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere hides an arrow from every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

export default config;
