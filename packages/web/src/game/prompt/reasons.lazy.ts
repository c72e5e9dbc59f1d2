/** Explanations of refusals, in one chunk that is fetched at the first refusal. */
export { sayOutlined, whyNot } from './refusal.ts';
export { whyNotTyped } from './typed-words.ts';
