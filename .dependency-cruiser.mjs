// Who may use whom: the table of docs/decisions.md. A package that is not named here may use nothing of ours.
const may = {
  rules: [],
  texts: ['rules'],
  // Rules and words joined: what the app and the command line both say of a game.
  telling: ['rules', 'texts'],
  board: [],
  engine: ['rules'],
  table: ['rules', 'engine'],
  learning: ['rules'],
  protocol: ['rules', 'table'],
  // Of board and web only what draws a position and emblems without a page: see `server-draws-only`.
  server: ['rules', 'engine', 'table', 'protocol', 'board', 'web'],
  // All but the server, and not cli, which brings the server along.
  web: ['rules', 'texts', 'telling', 'engine', 'table', 'learning', 'board', 'protocol'],
  cli: ['rules', 'engine', 'table', 'texts', 'telling', 'server'],
};

const arrows = Object.entries(may).map(([name, uses]) => ({
  name: `${name}-uses-only`,
  comment: `packages/${name} may use ${uses.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|tools|test|scripts|examples)/', pathNot: `^packages/(${[name, ...uses].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...arrows,
    {
      name: 'examples-use-only',
      comment: 'Examples use what others can install.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^(packages|tools|test|scripts)/', pathNot: '^packages/(rules|texts|telling|engine|board)/' },
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
        pathNot: '^packages/(web/src/(session/|storage/|store\\.ts$)|(rules|table|texts|board)/)',
      },
    },
    {
      name: 'storage-knows-no-session',
      comment: 'Sessions keep their games in the storage; it does not know them.',
      severity: 'error',
      from: { path: '^packages/web/src/storage/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/(storage/|store\\.ts$)' },
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
