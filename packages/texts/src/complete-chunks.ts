import type { ChunkName } from './chunks.ts';

/** The chunks in which a language lacks nothing of English. Made by `npm run translations`; not to be edited by hand. */
export const COMPLETE_CHUNKS: Readonly<Record<string, readonly ChunkName[]>> = {
  fr: ['game', 'catalogue', 'guides', 'lessons', 'rulebook', 'coach', 'online', 'onlineEntry', 'room'],
  it: ['game', 'catalogue', 'guides', 'lessons', 'rulebook', 'coach', 'online', 'onlineEntry', 'room'],
  ru: ['game', 'catalogue', 'guides', 'lessons', 'rulebook', 'coach', 'online', 'onlineEntry', 'room'],
};
