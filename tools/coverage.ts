// Which numbers of docs/rules have a test. Writes docs/rules/coverage.md and fails if something is missing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, REPORT } from './coverage-report.ts';
import { readOptions } from './options.ts';

readOptions('coverage:rules', `lists in ${REPORT} which numbers of docs/rules have a test`, {});

const root = join(import.meta.dirname, '..');
const { text, share, problems } = coverageOf(root);
writeFileSync(join(root, REPORT), text);
console.log(`${REPORT}: ${(100 * share).toFixed(1)} % of the numbered edge cases have a test`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
