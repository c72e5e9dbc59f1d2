import type { Catalogue, PowerText } from './catalogue.ts';
import { cardNotes } from './en/cards.ts';
import { powers } from './en/powers.ts';
import { tokens } from './en/squares.ts';
import { powersPage } from './en/ui/powersPage.ts';
import type { PowerId } from './ids.ts';

type Ui = Catalogue['ui'];
type PowersPage = Ui['powersPage'];

/**
 * What the folder of a language has. Words that a new power brings along may be missing: the power is playable in English words until
 * somebody translates them. Everything else has to be there.
 */
export interface Translation extends Omit<Catalogue, 'powers' | 'cardNotes' | 'tokens' | 'ui'> {
  readonly powers: Partial<Catalogue['powers']>;
  readonly cardNotes: Partial<Catalogue['cardNotes']>;
  readonly tokens: Partial<Catalogue['tokens']>;
  readonly ui: Omit<Ui, 'powersPage'> & {
    readonly powersPage: Omit<PowersPage, 'onCardFields'> & {
      readonly onCardFields: Partial<PowersPage['onCardFields']>;
    };
  };
}

const inEnglish = (text: PowerText): PowerText => ({ ...text, language: 'en' });

/** The texts of all powers; those that are not translated say that they are in English. */
export function completePowers(translated: Translation['powers']): Catalogue['powers'] {
  const ids = Object.keys(powers) as PowerId[];
  return Object.fromEntries(
    ids.map((id) => [id, translated[id] ?? inEnglish(powers[id])]),
  ) as unknown as Catalogue['powers'];
}

/** A language with English words where it has none. Words for single powers are left out: general ones of the language stand in for them. */
export function completed(words: Translation): Catalogue {
  const { onCardFields } = words.ui.powersPage;
  return {
    ...words,
    powers: completePowers(words.powers),
    cardNotes: { ...cardNotes, ...words.cardNotes },
    tokens: { ...tokens, ...words.tokens },
    ui: {
      ...words.ui,
      powersPage: {
        ...words.ui.powersPage,
        onCardFields: { ...powersPage.onCardFields, ...onCardFields },
      },
    },
  };
}
