// npm run translations: lists the texts that languages lack in docs/translations.md, and the chunks that lack none in packages/texts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './options.ts';
import { COMPLETE_CHUNKS, completeChunksText, REPORT, translationsReport } from './translations-report.ts';

readOptions('translations', `lists in ${REPORT} the texts that wait for a translation`, {});

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, COMPLETE_CHUNKS), await completeChunksText());
writeFileSync(join(root, REPORT), await translationsReport());
console.log(`${REPORT} and ${COMPLETE_CHUNKS} are up to date`);
