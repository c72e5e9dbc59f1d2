// npm run translations: which words wait for a translation. Writes docs/translations.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT, translationsReport } from './translations-report.ts';

writeFileSync(join(import.meta.dirname, '..', REPORT), await translationsReport());
console.log(`${REPORT} is up to date`);
