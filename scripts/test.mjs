// All checks of the repository, one after the other; the last line is the sum of them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root, run } from './ensure.mjs';

const report = join(root, 'node_modules', '.cache', 'oia', 'vitest.json');
const total = { passed: 0, failed: 0 };

function section(name, check) {
  process.stdout.write(`\n== ${name} ==\n`);
  const { passed, failed } = check();
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(failed ? `${name}: FAILED\n` : `${name}: ok\n`);
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
  const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // Something outside the tests failed (a file that does not load, an error after the last test): that counts as one.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

function countTests({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

if (section('install', () => one(ensureInstalled()))) {
  section('format and lint', command('biome', 'check', '--error-on-warnings'));
  section('types', command('tsc', '-b'));
  section('dependencies', command('depcruise', 'packages', 'tools', 'test'));
  section('tests', tests('unit'));
  const isBuilt = section('build', () => one(ensureBuilt()));
  if (isBuilt) browserTests();
}

function browserTests() {
  if (ensureChromium()) section('browser tests', tests('browser'));
  else if (process.env.CI) section('browser tests', () => one(false));
  else
    process.stdout.write(
      '\n== browser tests ==\nSKIPPED: there is no /usr/bin/chromium. Install chromium to run them.\n',
    );
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed ? 1 : 0;
