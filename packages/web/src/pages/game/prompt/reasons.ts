/** Everything that answers why not: one chunk, fetched at the first refusal. */
export { whyNot } from './refusal.ts';
export { whyNotTyped } from './typed-words.ts';
