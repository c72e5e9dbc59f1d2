// The languages of Oia, one line each. The name of the export is the code of the language.
export { chunks as en } from './en/chunks.ts';
export { chunks as fr } from './fr/chunks.ts';
export { chunks as it } from './it/chunks.ts';
export { chunks as ru } from './ru/chunks.ts';
