import type { room as english } from './en/online/room.ts';
import type { Language } from './languages.ts';

/** What the page of a table online says. */
export type RoomWords = typeof english;

const LOADERS: Readonly<Record<Language, () => Promise<RoomWords>>> = {
  en: async () => (await import('./en/online/room.ts')).room,
  fr: async () => (await import('./fr/online/room.ts')).room,
  it: async () => (await import('./it/online/room.ts')).room,
  ru: async () => (await import('./ru/online/room.ts')).room,
};

/** Loaded only where somebody plays online. */
export const loadRoomWords = (language: Language): Promise<RoomWords> => LOADERS[language]();
