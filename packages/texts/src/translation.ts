import type { Catalogue, GameWords, PowerWords } from './catalogue.ts';
import type { ChunkName, Chunks, OnlineWords } from './chunks.ts';
import { powers as englishNames } from './en/names.ts';
import type { TranslatedGuides } from './guide-words.ts';

type Text = string | readonly string[] | ((params: never) => string);

/** Texts of which any may be missing. */
export type Partly<Texts> = Texts extends Text ? Texts : { readonly [Key in keyof Texts]?: Partly<Texts[Key]> };

type InParts<Texts> = { readonly [Key in keyof Texts]: Partly<Texts[Key]> };

/** The chunks as other languages than English have them: English replaces what is missing. */
export type Translations = {
  readonly [Name in ChunkName]: Name extends 'guides' ? TranslatedGuides : Partly<Chunks[Name]>;
};

/** Loads the chunks of a language other than English. */
export type LanguageChunks = { readonly [Name in ChunkName]?: () => Promise<Translations[Name]> };

/** The sections of the catalogue as other languages have them. */
export type Translated = InParts<Catalogue>;
export type TranslatedUi = InParts<Catalogue['ui']>;
export type TranslatedOnline = InParts<OnlineWords>;
export type TranslatedNames = Partial<GameWords['powers']>;
export type TranslatedPowers = Partial<PowerWords>;

/** Joins the names of powers, which are loaded first, and their texts. */
export function withNames(names: GameWords['powers'], texts: PowerWords): Catalogue['powers'];
export function withNames(names: TranslatedNames, texts: TranslatedPowers): Translated['powers'];
export function withNames(names: TranslatedNames, texts: TranslatedPowers): Translated['powers'] {
  const ids = Object.keys({ ...names, ...texts }) as (keyof PowerWords)[];
  return Object.fromEntries(ids.map((id) => [id, { ...names[id], ...texts[id] }]));
}

/** The names of all powers, for sentences that contain one. */
export const completeNames = (translated: TranslatedNames): GameWords['powers'] => ({ ...englishNames, ...translated });

type Group = Readonly<Record<string, unknown>>;

/** Phrases for single powers. Where a language lacks one, its own general phrase replaces it, not the English one. */
const BY_POWER = /^(acts|conditions|\w+ByPower\.\w+)$/;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of English texts that a language lacks and has to borrow. */
export function missingPaths(own: object, english: object, path = ''): string[] {
  return Object.entries(english).flatMap(([key, value]) => {
    const [at, mine] = [`${path}${key}`, (own as Group)[key]];
    if (mine === undefined) return [at];
    return isGroup(value) && isGroup(mine) && !BY_POWER.test(at) ? missingPaths(mine, value, `${at}.`) : [];
  });
}

function filledIn(own: Group, english: Group, path = ''): Group {
  const entries = Object.entries(english).map(([key, value]) => {
    const [at, mine] = [`${path}${key}`, own[key]];
    const isPartial = isGroup(value) && isGroup(mine) && !BY_POWER.test(at);
    return [key, isPartial ? filledIn(mine, value, `${at}.`) : (mine ?? value)];
  });
  return Object.fromEntries(entries);
}

/** A chunk with English texts in place of those that are missing. */
export function completed<Name extends ChunkName>(own: Translations[Name], english: Chunks[Name]): Chunks[Name] {
  const filled = filledIn({ ...own }, { ...english });
  return ('plans' in filled
    ? { ...filled, powers: withLanguages(own as Partly<Catalogue>, filled) }
    : filled) as unknown as Chunks[Name];
}

/** Marks the texts of powers that are in English. */
function withLanguages(own: Partly<Catalogue>, { powers }: Group): Group {
  const entries = Object.entries({ ...(powers as Catalogue['powers']) }).map(([id, power]) => {
    const isTranslated = own.powers?.[id as keyof PowerWords]?.text !== undefined;
    return [id, isTranslated ? power : { ...power, language: 'en' }];
  });
  return Object.fromEntries(entries);
}
