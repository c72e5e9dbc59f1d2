import type { ui } from './en/ui/index.ts';
import type { Direction, Piece, PowerId, StandingCode, TargetKind, Token } from './ids.ts';
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

/** A sentence: a function of what it is told, or a plain string if it is told nothing. */
export type Phrase<Params> = [keyof Params] extends [never] ? string : (params: Params) => string;

export type Phrases<ParamsById> = { readonly [Id in keyof ParamsById]: Phrase<ParamsById[Id]> };

export interface PowerName {
  readonly name: string;
}

export interface PowerText extends PowerName {
  readonly title: string;
  /** All that a player must know to play the power right. */
  readonly text: string;
}

/** What a language says of each power beside its name. */
export type PowerWords = Readonly<Record<PowerId, Omit<PowerText, 'name'>>>;

/** Words for one power that read better than the general ones; a power without them is told of in those. */
export type ByPower<Words> = Readonly<Partial<Record<PowerId, Words>>>;

export interface ReasonsByPower {
  /** What it forbids to others. */
  readonly barred: ByPower<Phrase<{ readonly square: string }>>;
  /** Its token closes a space as a dome would. */
  readonly closed: ByPower<Phrase<{ readonly square: string }>>;
  /** What it demands of a turn, its owner's or an opponent's. */
  readonly duty: ByPower<string>;
  /** The limits it sets to its holder. */
  readonly needsPower: ByPower<string>;
}

/** The words of the app; what English has every language has. */
type Ui = typeof ui;

/** What the start page and a game are told in. It is loaded first: on the way to a first step nobody waits for other words. */
export interface GameWords {
  readonly powers: Readonly<Record<PowerId, PowerName>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly steps: Phrases<StepParams>;
  /** Kinds of step as short words for buttons and menus. */
  readonly labels: Readonly<Record<keyof StepParams, string>>;
  readonly prompts: Phrases<PromptParams>;
  /** What a power offers to do, as a part of a sentence and as the hint of a button. */
  readonly acts: ByPower<string>;
  readonly consequences: Phrases<ConsequenceParams>;
  readonly cardNotes: Phrases<CardNoteParams>;
  /** Why the last step stands. */
  readonly standing: Readonly<Record<StandingCode, string>>;
  readonly squares: Phrases<SquareParams>;
  /** Tokens as one of the things on a space. */
  readonly tokens: Readonly<Record<Token, string>>;
  /** What choosing a space would do. */
  readonly offers: Readonly<Record<TargetKind, string>>;
  /** Names as one: two, three or more of them. */
  readonly together: (names: readonly string[]) => string;
  readonly outcomes: Phrases<OutcomeParams>;
  /** Win conditions of powers. */
  readonly conditions: ByPower<Phrase<OutcomeParams['condition']>>;
  readonly ui: Pick<Ui, 'common' | 'computers' | 'game' | 'home'>;
}

/** Everything that a language must have. */
export interface Catalogue extends GameWords {
  readonly powers: Readonly<Record<PowerId, PowerText>>;
  readonly reasons: Phrases<ReasonParams>;
  readonly reasonsByPower: ReasonsByPower;
  readonly explanations: Phrases<ExplanationParams>;
  readonly errors: Phrases<ErrorParams>;
  readonly ui: Ui;
}
