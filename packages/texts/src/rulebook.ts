import type { rulebook as english } from './en/rulebook.ts';
import type { Language } from './languages.ts';

/** The rules in words. A language that lacks a section does not compile. */
export type RulebookWords = typeof english;

const LOADERS: Readonly<Record<Language, () => Promise<RulebookWords>>> = {
  en: async () => (await import('./en/rulebook.ts')).rulebook,
  fr: async () => (await import('./fr/rulebook.ts')).rulebook,
  it: async () => (await import('./it/rulebook.ts')).rulebook,
  ru: async () => (await import('./ru/rulebook.ts')).rulebook,
};

/** Loaded with the page of the rules. */
export const loadRulebook = (language: Language): Promise<RulebookWords> => LOADERS[language]();
