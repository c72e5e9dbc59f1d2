import type { Catalogue, GameWords, PowerText, PowerWords } from './catalogue.ts';
import { cardNotes, fieldNotes } from './en/cards.ts';
import { powers as englishNames } from './en/power-names.ts';
import { tokens } from './en/squares.ts';
import type { PowerId } from './ids.ts';

// Every page loads this module: of English it uses only what all games need. The texts of powers are handed to it.

type Ui = Catalogue['ui'];
type PowersPage = Ui['powersPage'];
type OnCardFields = PowersPage['onCardFields'];
type NoteOnField = keyof typeof fieldNotes & keyof OnCardFields;

/** The words of the start page and of a game that the folder of a language has; see `Translation`. */
export interface GameTranslation extends Omit<GameWords, 'powers' | 'cardNotes' | 'tokens'> {
  readonly powers: Partial<GameWords['powers']>;
  readonly cardNotes: Partial<GameWords['cardNotes']>;
  readonly tokens: Partial<GameWords['tokens']>;
}

/**
 * What the folder of a language has. Words that a new power brings along may be missing: the power is playable in English words until
 * somebody translates them. Everything else has to be there.
 */
export interface Translation extends Omit<Catalogue, 'powers' | 'plans' | 'cardNotes' | 'tokens' | 'ui'> {
  readonly powers: Readonly<Partial<Record<PowerId, Partial<PowerText>>>>;
  readonly plans: Partial<Catalogue['plans']>;
  readonly cardNotes: Partial<Catalogue['cardNotes']>;
  readonly tokens: Partial<Catalogue['tokens']>;
  readonly ui: Omit<Ui, 'powersPage'> & {
    readonly powersPage: Omit<PowersPage, 'onCardFields'> & {
      readonly onCardFields: Partial<OnCardFields> & Omit<OnCardFields, NoteOnField>;
    };
  };
}

const ids = Object.keys(englishNames) as PowerId[];

/** The names of powers, which are loaded first, together with their texts. */
export function named(names: GameWords['powers'], texts: PowerWords): Catalogue['powers'];
export function named(names: GameTranslation['powers'], texts: Partial<PowerWords>): Translation['powers'];
export function named(names: GameTranslation['powers'], texts: Partial<PowerWords>): Translation['powers'] {
  const known = ids.filter((id) => names[id] ?? texts[id]);
  return Object.fromEntries(known.map((id) => [id, { ...names[id], ...texts[id] }]));
}

/** The names of all powers, for sentences that name one. */
export const completeNames = (translated: GameTranslation['powers']): GameWords['powers'] => ({
  ...englishNames,
  ...translated,
});

/** The words of the start page and of a game, with English ones where the language has none. */
export const completedGame = (words: GameTranslation): GameWords => ({
  ...words,
  powers: completeNames(words.powers),
  cardNotes: { ...cardNotes, ...words.cardNotes },
  tokens: { ...tokens, ...words.tokens },
});

const hasAll = (words: object, english: object): boolean =>
  Object.keys(english).every((key) => Object.hasOwn(words, key));

/** True if English has nothing to add. */
export const isComplete = (words: Translation): words is Catalogue =>
  ids.every((id) => words.powers[id]?.name !== undefined && words.powers[id]?.text !== undefined) &&
  hasAll(words.plans, englishNames) &&
  hasAll(words.cardNotes, cardNotes) &&
  hasAll(words.tokens, tokens) &&
  hasAll(words.ui.powersPage.onCardFields, fieldNotes);

/** A text that is not translated says that it is in English. */
const completePower = (own: Partial<PowerText> | undefined, english: PowerText): PowerText =>
  own?.text === undefined ? { ...english, ...own, language: 'en' } : { ...english, ...own };

const completePowers = (translated: Translation['powers'], english: Catalogue['powers']): Catalogue['powers'] =>
  Object.fromEntries(
    ids.map((id) => [id, completePower(translated[id], english[id])]),
  ) as unknown as Catalogue['powers'];

/** A language with English words where it has none. Words for single powers are left out: general ones of the language stand in for them. */
export function completed(words: Translation, english: Catalogue): Catalogue {
  const { powersPage } = words.ui;
  return {
    ...words,
    powers: completePowers(words.powers, english.powers),
    plans: { ...english.plans, ...words.plans },
    cardNotes: { ...cardNotes, ...words.cardNotes },
    tokens: { ...tokens, ...words.tokens },
    ui: {
      ...words.ui,
      powersPage: {
        ...powersPage,
        onCardFields: { ...english.ui.powersPage.onCardFields, ...powersPage.onCardFields },
      },
    },
  };
}
