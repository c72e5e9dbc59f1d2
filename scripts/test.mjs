// Runs all checks of the repository; the last line is the total.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { ensureBrowser, noBrowser } from './browsers.mjs';
import { ensureInstalled, root, run, start } from './ensure.mjs';
import { ensurePostgres, ensureRedis, missingServices } from './services.mjs';

const report = join(root, 'node_modules', '.cache', 'oia', 'vitest.json');
const total = { passed: 0, failed: 0 };
const skipped = [];
const failures = [];

async function section(name, check) {
  process.stdout.write(`\n== ${name} ==\n`);
  const named = failures.length;
  const { passed, failed, isSkipped } = await check();
  total.passed += passed;
  total.failed += failed;
  if (isSkipped) skipped.push(name);
  if (failed && failures.length === named) failures.push(name);
  process.stdout.write(`${name}: ${failed ? 'FAILED' : isSkipped ? 'SKIPPED' : 'ok'}\n`);
  return failed === 0;
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Starts a command at once; what it said is shown when its section comes. */
function started(name, ...args) {
  const running = start(name, args);
  return async () => {
    const { status, output } = await running;
    process.stdout.write(output);
    return one(status === 0);
  };
}

/** `later`: the folder of the tests that run after these, for the time that is left. */
const tests = (project, later) => () => {
  rmSync(report, { force: true });
  const reporters = ['default', './scripts/progress.mjs', 'json'].map((name) => `--reporter=${name}`);
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${report}`];
  const status = run('vitest', args, 'inherit', later ? { OIA_LATER_TESTS: later } : {});
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = results ? countTests(results) : { passed: 0, failed: 0 };
  if (results) failures.push(...failedTests(results));
  // A failure outside of tests (a file that does not load, an error after the last test) counts as one.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** A file can fail without a failed test: it does not load, or a hook of it fails and its tests are skipped. */
const failedAsAWhole = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

function countTests({ numPassedTests, numFailedTests, testResults }) {
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(failedAsAWhole).length };
}

/** The log of a run is long and some keep only its end: what failed is named there again. */
function failedTests({ testResults }) {
  return testResults.flatMap((result) => {
    const file = relative(root, result.name);
    if (failedAsAWhole(result)) return [`${file}: ${result.message || 'a hook failed, see above'}`];
    return result.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}: ${test.failureMessages.join(' ')}`);
  });
}

if (await section('install', () => one(ensureInstalled()))) {
  // Side by side: the types keep one processor busy for longer than everything else needs.
  const lint = started('biome', 'check', '--error-on-warnings');
  const types = started('tsc', '-b');
  const dependencies = started('depcruise', 'packages', 'tools', 'test', 'examples');
  const build = started('node', join('scripts', 'build.mjs'), '--unchecked');
  await section('format and lint', lint);
  await section('dependencies', dependencies);
  const isBuilt = await section('build', build);
  await section('types', types);
  await section('databases', databases);
  const hasBrowser = isBuilt && ensureBrowser() !== undefined;
  await section('tests', tests('unit*', hasBrowser ? 'test/browser' : undefined));
  if (isBuilt) await section('browser tests', hasBrowser ? tests('browser') : withoutBrowser);
}

/** Without them the tests of the server skip what needs one; in CI they are expected. */
function databases() {
  ensurePostgres();
  ensureRedis();
  const missing = missingServices();
  const isExpected = Boolean(process.env.CI);
  for (const message of missing) process.stdout.write(`${isExpected ? '' : '*** SKIPPED *** '}${message}\n`);
  if (missing.length === 0) return one(true);
  return { passed: 0, failed: isExpected ? 1 : 0, isSkipped: !isExpected };
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
