import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPLETE_CHUNKS, completeChunksText, missingFrom, REPORT, translationsReport } from '../tools/translations.ts';
import { root } from './sources.ts';

test('docs/translations.md is up to date: else run npm run translations', async () => {
  expect(readFileSync(join(root, REPORT), 'utf8')).toBe(await translationsReport());
});

test('the list of complete chunks is up to date: else run npm run translations', async () => {
  expect(readFileSync(join(root, COMPLETE_CHUNKS), 'utf8')).toBe(await completeChunksText());
});

test('what a language lacks is named with its English words, a whole group once', () => {
  const nyx = { name: 'Nyx', title: 'Night', text: 'Dark.' };
  const english = { powers: { nyx, pan: nyx }, acts: { nyx: 'hide' }, told: { nyx: () => 'x' }, same: 'a' };
  const words = { powers: { pan: nyx }, acts: {}, told: {}, same: 'b' };
  expect(missingFrom(english, words)).toEqual([
    { path: 'powers.nyx', english: 'Nyx – Night – Dark.' },
    { path: 'acts.nyx', english: 'hide' },
    { path: 'told.nyx' },
  ]);
  expect(missingFrom(english, english)).toEqual([]);
});
