// Runs all checks of the repository; the last line is the total.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { ensureBrowser, noBrowser } from './browsers.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root, run } from './ensure.mjs';

const report = join(root, 'node_modules', '.cache', 'oia', 'vitest.json');
const total = { passed: 0, failed: 0 };
const skipped = [];
const failures = [];

function section(name, check) {
  process.stdout.write(`\n== ${name} ==\n`);
  const named = failures.length;
  const { passed, failed, isSkipped } = check();
  total.passed += passed;
  total.failed += failed;
  if (isSkipped) skipped.push(name);
  if (failed && failures.length === named) failures.push(name);
  process.stdout.write(`${name}: ${failed ? 'FAILED' : isSkipped ? 'SKIPPED' : 'ok'}\n`);
  return failed === 0;
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const command =
  (name, ...args) =>
  () =>
    one(run(name, args) === 0);

const tests = (project) => () => {
  rmSync(report, { force: true });
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run('vitest', ['run', '--project', project, ...output]);
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = results ? countTests(results) : { passed: 0, failed: 0 };
  if (results) failures.push(...failedTests(results));
  // A failure outside of tests (a file that does not load, an error after the last test) counts as one.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

function countTests({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** The log of a run is long and some keep only its end: what failed is named there again. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${message}`];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}: ${test.failureMessages.join(' ')}`);
  });
}

if (section('install', () => one(ensureInstalled()))) {
  section('format and lint', command('biome', 'check', '--error-on-warnings'));
  section('types', command('tsc', '-b'));
  section('dependencies', command('depcruise', 'packages', 'tools', 'test', 'examples'));
  section('tests', tests('unit'));
  const isBuilt = section('build', () => one(ensureBuilt()));
  if (isBuilt) browserTests();
}

function browserTests() {
  if (ensureBrowser()) section('browser tests', tests('browser'));
  else section('browser tests', withoutBrowser);
}

/** In CI, or if a browser was named, the tests are expected to run. */
function withoutBrowser() {
  const isExpected = Boolean(process.env.CI || process.env.OIA_BROWSER);
  process.stdout.write(`${isExpected ? '' : '*** SKIPPED *** '}${noBrowser()}\n`);
  return { passed: 0, failed: isExpected ? 1 : 0, isSkipped: !isExpected };
}

for (const failure of failures) process.stdout.write(`\nFAILED ${failure.slice(0, 600)}\n`);
const left = skipped.map((name) => `, ${name} SKIPPED`).join('');
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${left}\n`);
process.exitCode = total.failed ? 1 : 0;
