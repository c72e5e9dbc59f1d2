import type { Mutation } from './mutation.ts';

/** Powers that were added to those of the box. */
export const ADDED: readonly Mutation[] = [];
