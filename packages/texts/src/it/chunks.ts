import type { LanguageChunks } from '../translation.ts';

/** The texts of this language. Only imports in this form are left to the moment they are needed. */
export const chunks: LanguageChunks = {
  game: async () => (await import('./game-words.ts')).gameWords,
  catalogue: async () => (await import('./catalogue.ts')).catalogue,
  guides: async () => (await import('./guides/index.ts')).guides,
  lessons: async () => (await import('./lessons.ts')).lessons,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  coach: async () => (await import('./coach.ts')).coach,
  online: async () => (await import('./online/index.ts')).online,
  onlineEntry: async () => (await import('./online/entry.ts')).entry,
  room: async () => (await import('./online/room.ts')).room,
};
