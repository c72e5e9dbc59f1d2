import type { entry as englishEntry } from './en/online/entry.ts';
import type { online as english } from './en/online/index.ts';
import type { Language } from './languages.ts';

/** Everything that is said only where there is a server. A language that lacks a text does not compile. */
export type OnlineWords = typeof english;

/** What leads there. */
export type OnlineEntryWords = typeof englishEntry;

const LOADERS: Readonly<Record<Language, () => Promise<OnlineWords>>> = {
  en: async () => (await import('./en/online/index.ts')).online,
  fr: async () => (await import('./fr/online/index.ts')).online,
  it: async () => (await import('./it/online/index.ts')).online,
  ru: async () => (await import('./ru/online/index.ts')).online,
};

/** Loaded only where there is a server. */
export const loadOnline = (language: Language): Promise<OnlineWords> => LOADERS[language]();

const ENTRY_LOADERS: Readonly<Record<Language, () => Promise<OnlineEntryWords>>> = {
  en: async () => (await import('./en/online/entry.ts')).entry,
  fr: async () => (await import('./fr/online/entry.ts')).entry,
  it: async () => (await import('./it/online/entry.ts')).entry,
  ru: async () => (await import('./ru/online/entry.ts')).entry,
};

export const loadOnlineEntry = (language: Language): Promise<OnlineEntryWords> => ENTRY_LOADERS[language]();
