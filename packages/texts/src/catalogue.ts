import type { ui } from './en/ui/index.ts';
import type { Direction, NoUndoCode, Piece, PowerId, TargetKind, Token } from './ids.ts';
import type {
  CardNoteParams,
  ConsequenceParams,
  ErrorParams,
  ExplanationParams,
  OutcomeParams,
  PromptParams,
  ReasonParams,
  SquareParams,
  StepParams,
} from './params.ts';

/** A sentence: a function of its parameters, or a plain string if it has none. */
export type Phrase<Params> = [keyof Params] extends [never] ? string : (params: Params) => string;

export type Phrases<ParamsById> = { readonly [Id in keyof ParamsById]: Phrase<ParamsById[Id]> };

export interface PowerName {
  readonly name: string;
}

export interface PowerText extends PowerName {
  readonly title: string;
  /** Everything a player must know to use the power correctly. */
  readonly text: string;
  /** The language of these words if it is not the catalogue's: they have no translation yet. */
  readonly language?: 'en';
}

/** The texts of each power besides its name. */
export type PowerWords = Readonly<Record<PowerId, Omit<PowerText, 'name'>>>;

/** Phrases for single powers that read better than the general ones, which serve all other powers. */
export type ByPower<Words> = Readonly<Partial<Record<PowerId, Words>>>;

export interface StepsByPower {
  /** Its token is put on a space. */
  readonly token: ByPower<Phrase<{ readonly at: string }>>;
  /** The thing it points in a direction, as the beginning of a sentence that ends with the direction. */
  readonly orient: ByPower<string>;
}

export interface PromptsByPower {
  readonly orient: ByPower<string>;
  /** Where its workers start, as a part of a sentence. */
  readonly place: ByPower<string>;
  /** The move that has to come now, as a part of a sentence. */
  readonly moveNext: ByPower<string>;
  readonly build: ByPower<string>;
}

export interface ReasonsByPower {
  /** Its restrictions on opponents. */
  readonly barred: ByPower<Phrase<{ readonly square: string }>>;
  /** Its token closes a space like a dome. */
  readonly closed: ByPower<Phrase<{ readonly square: string }>>;
  /** Its requirements for a turn of its owner or an opponent. */
  readonly duty: ByPower<string>;
  /** The limits it imposes on its holder. */
  readonly needsPower: ByPower<string>;
}

/** The texts of the app; every language has the keys of English. */
type Ui = typeof ui;

/** The words of the start page and of a game. Loaded first, so that a game can start before the other words arrive. */
export interface GameWords {
  readonly powers: Readonly<Record<PowerId, PowerName>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly steps: Phrases<StepParams>;
  readonly stepsByPower: StepsByPower;
  /** Kinds of steps as short labels for buttons and menus. */
  readonly labels: Readonly<Record<keyof StepParams, string>>;
  readonly prompts: Phrases<PromptParams>;
  readonly promptsByPower: PromptsByPower;
  /** The option a power offers, as part of a sentence and as the tooltip of a button. */
  readonly acts: ByPower<string>;
  readonly consequences: Phrases<ConsequenceParams>;
  readonly cardNotes: Phrases<CardNoteParams>;
  /** Why the last step cannot be undone. */
  readonly noUndo: Readonly<Record<NoUndoCode, string>>;
  readonly squares: Phrases<SquareParams>;
  /** Tokens in the description of a space. */
  readonly tokens: Readonly<Record<Token, string>>;
  /** The effect of choosing a space. */
  readonly offers: Readonly<Record<TargetKind, string>>;
  /** Joins names: "A and B", "A, B and C". */
  readonly together: (names: readonly string[]) => string;
  readonly outcomes: Phrases<OutcomeParams>;
  /** Win conditions of powers. */
  readonly conditions: ByPower<Phrase<OutcomeParams['condition']>>;
  readonly ui: Pick<Ui, 'common' | 'computers' | 'game' | 'home'>;
}

/** Everything a language has to provide. */
export interface Catalogue extends GameWords {
  readonly powers: Readonly<Record<PowerId, PowerText>>;
  /** The aim to play for with a power. */
  readonly plans: Readonly<Record<PowerId, string>>;
  readonly reasons: Phrases<ReasonParams>;
  readonly reasonsByPower: ReasonsByPower;
  readonly explanations: Phrases<ExplanationParams>;
  readonly errors: Phrases<ErrorParams>;
  readonly ui: Ui;
}
