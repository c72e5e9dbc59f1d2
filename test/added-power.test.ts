import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RepositoryCopy } from './repository-copy.ts';
import { filesLike, hasAddedPower, powerIds } from './sources.ts';

/** Tests that look at every power: they may require of a new one no more than CONTRIBUTING.md does. */
const TESTS = [
  'packages/rules/test/rulings.test.ts',
  'packages/rules/test/power-list.test.ts',
  'packages/rules/test/deal.test.ts',
  ...filesLike('packages/texts/test/*.test.ts'),
  'packages/narration/test/cards.test.ts',
  'packages/narration/test/words.test.ts',
  'packages/engine/test/matchups.test.ts',
  'packages/engine/test/analysis-lines.test.ts',
  'packages/learning/test/guides.test.ts',
  'packages/learning/test/puzzles/shipped.test.ts',
  'packages/web/test/matchups.test.ts',
  'packages/web/test/emblems.test.ts',
  'packages/web/test/power-page.test.ts',
  'packages/web/test/power-filter.test.ts',
  'packages/web/test/power-search.test.ts',
  'packages/web/test/rulings.test.ts',
  'test/coverage.test.ts',
  'test/guides.test.ts',
  'test/powers.test.ts',
  'test/texts.test.ts',
  'test/translations.test.ts',
];

const copy = new RepositoryCopy({ hasTests: true });
afterAll(() => copy.remove());

// With an added power the tests themselves show it.
test.skipIf(hasAddedPower())('a power that is added as CONTRIBUTING.md says leaves the tests green', () => {
  copy.apply('docs/changes/power.diff');
  copy.node('tools/coverage.ts');
  copy.node('tools/translations.ts');
  const files = TESTS.map((file) => join(copy.root, file));
  const printed = copy.node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', ...files);
  // Each of them has run.
  expect(printed).toMatch(new RegExp(`Test Files +${TESTS.length} passed`));
  expect(copy.node('packages/cli/bin/oia.js', 'powers')).toMatch(/\barachne\b/);
  expect(powerIds()).not.toContain('arachne');
});
