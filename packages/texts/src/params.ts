import type { Direction, DraftStep, EndReason, FaultCode, PowerId, Refusal, StepKind } from '@oia/rules';
import type { fieldNotes } from './en/board-and-cards.ts';
import type { Piece, Sex, Token } from './ids.ts';

/**
 * The parameters of each sentence, by its id. Squares are texts such as `c4`, players are display names, levels are
 * numbers of blocks. An optional square is missing if it is a secret from the reader.
 */
/** Requires parameters for exactly the codes of the rules. */
type ForEach<
  Code extends string,
  Params extends { readonly [Key in Code]: object } & { readonly [Key in Exclude<keyof Params, Code>]: never },
> = Params;

type None = Record<never, never>;
type AtSquare = { readonly square: string };
type OfPower = { readonly power: PowerId };
type OfPlayer = { readonly player: string };
type ByPower = { readonly power?: PowerId | undefined };
type At = { readonly at: string };
type FromTo = { readonly from: string; readonly to: string };
type OfToken = { readonly token: Token };
type Squares = { readonly squares: string };
type MaybeSquares = { readonly squares?: string | undefined };
type Count = { readonly count: number };
type Winner = { readonly winner: string };
type Loser = { readonly loser: string };
type MaybeWinner = { readonly winner?: string | undefined };

/** Why a step or a square is refused. */
export type ReasonParams = ForEach<
  Refusal['code'],
  {
    readonly gameOver: None;
    readonly notYourTurn: OfPlayer;
    readonly noWorker: AtSquare;
    readonly notYourWorker: AtSquare;
    readonly occupied: AtSquare;
    readonly domed: AtSquare;
    readonly ram: AtSquare;
    readonly closed: AtSquare & OfPower;
    readonly tooFar: AtSquare;
    /** `climb` is the number of levels the worker could climb in one step, 1 by default. */
    readonly tooHigh: AtSquare & { readonly from: number; readonly to: number; readonly climb?: number | undefined };
    readonly sameSquare: AtSquare;
    readonly wrongWorker: AtSquare;
    readonly moveFirst: None;
    readonly moved: None;
    readonly built: None;
    /** The card of the turn has to be named before anything else. */
    readonly nameCard: None;
    readonly barred: AtSquare & OfPower;
    readonly asleep: AtSquare & OfPower;
    readonly needsPower: AtSquare & OfPower;
    readonly duty: OfPower;
    readonly deadEnd: AtSquare;
    readonly notOffered: AtSquare;
    readonly placing: AtSquare;
    readonly eliminated: OfPlayer;
    readonly unknownStep: None;
    readonly pending: OfPlayer;
    readonly chance: None;
    readonly spent: OfPower;
    readonly noTarget: OfPower;
  }
>;

/** Steps, for the log and for announcements; `power` if a power made an ordinary step possible. */
export type StepParams = ForEach<
  StepKind | DraftStep['kind'],
  {
    readonly place: { readonly at?: string | undefined };
    readonly move: { readonly from?: string | undefined; readonly to?: string | undefined } & ByPower;
    readonly build: At & { readonly by?: string | undefined; readonly piece: Piece } & ByPower;
    readonly ferry: FromTo & { readonly by: string };
    readonly remove: At;
    readonly lower: At;
    readonly kill: At;
    readonly drag: FromTo;
    readonly send: FromTo;
    /** With two pairs, the second one as well. */
    readonly trade: FromTo & { readonly from2?: string | undefined; readonly to2?: string | undefined };
    readonly token: At & OfPower;
    readonly orient: OfPower & { readonly direction: Direction };
    readonly mark: At;
    readonly summon: At & OfPower;
    /** `at` names the four spaces, as in `c3 d3 c4 d4`. */
    readonly fate: { readonly at?: string | undefined };
    readonly abyss: { readonly at?: string | undefined };
    readonly ram: At;
    /** The card that was drawn. */
    readonly draw: OfPower;
    readonly end: None;
    readonly pass: None;
    /** A step that is completely secret. */
    readonly hidden: None;
    readonly offer: OfPower;
    readonly pick: OfPower;
    readonly start: OfPlayer;
    readonly resign: OfPlayer;
    readonly timeout: OfPlayer;
    readonly agree: None;
    readonly abandon: None;
    /** The card that works in this turn. */
    readonly useRam: OfPower;
    readonly useHero: OfPower;
  }
>;

/** Prompts: one sentence for each combination of options. */
export type PromptParams = {
  readonly offer: { readonly left: number };
  readonly pick: None;
  readonly start: None;
  /** The `nth` of `of` workers; `power` if a power restricts where it may be placed. */
  readonly place: { readonly nth: number; readonly of: number } & ByPower;
  readonly ram: None;
  readonly orient: OfPower;
  readonly fate: None;
  readonly abyss: None;
  readonly move: None;
  readonly moveOrAct: OfPower;
  /** A move that a power requires now. */
  readonly moveNext: OfPower;
  readonly moveAgainOrBuild: OfPower;
  /** `power` if a power affects who builds or what. */
  readonly build: ByPower;
  readonly buildOrFinish: OfPower;
  readonly buildAgain: OfPower;
  readonly buildAgainOrFinish: OfPower;
  readonly act: OfPower;
  readonly actOrFinish: OfPower;
  /** A player has both the card beside the Ram and an unused hero. */
  readonly nameCard: { readonly ram: PowerId; readonly hero: PowerId };
  readonly finish: None;
  readonly extraTurn: OfPower;
  readonly answer: OfPower;
  readonly waiting: OfPlayer;
  readonly chance: None;
  readonly over: None;
};

/** How a game, or one player's part in it, ended. Names may be those of teams. */
export type OutcomeParams = ForEach<
  EndReason | 'lastStanding',
  {
    readonly climbed: Winner;
    /** The win condition of a power. */
    readonly condition: Winner & OfPower;
    /** `winner` if the loss ends the game. */
    readonly stuck: Loser & MaybeWinner;
    readonly noWorkers: Loser & MaybeWinner;
    readonly abyss: Loser & MaybeWinner;
    readonly fate: Winner & Loser;
    readonly lastStanding: Winner;
    readonly resigned: Loser & MaybeWinner;
    readonly time: Loser & MaybeWinner;
    readonly agreed: None;
    readonly repetition: None;
    readonly abandoned: None;
  }
>;

/**
 * Where an input is wrong and what was expected. `at` is an offset into the text, counted from 0, or the
 * offending piece of it; `expected` is notation such as `a1-e5`, the same in every language.
 */
export type ErrorDetails = { readonly at?: number | string | undefined; readonly expected?: string | undefined };

/** Faults found by parsers, set-up and the command line. */
export type ErrorParams = Readonly<Record<FaultCode, ErrorDetails>>;

/** Consequences of a step, for the log and for announcements. */
export type ConsequenceParams = {
  /** An unseen worker was in the way. */
  readonly cut: AtSquare;
  /** A worker was pushed, swapped, or moved by a power. */
  readonly moved: OfPlayer & FromTo;
  readonly swept: OfPlayer & FromTo;
  readonly slid: OfPlayer & FromTo;
  readonly removed: OfPlayer & AtSquare;
  /** A worker left the game and a block stands in its place. */
  readonly petrified: OfPlayer & AtSquare;
  /** The new height of a space. */
  readonly grew: AtSquare & { readonly level: number };
  readonly tokenPut: AtSquare & OfToken;
  readonly tokenGone: AtSquare & OfToken;
  readonly taken: OfPlayer & OfPower;
  readonly returned: OfPlayer & OfPower;
  /** A player beside the Ram has its power for this turn. */
  readonly lent: OfPlayer & OfPower;
  readonly reshuffled: OfPower;
  readonly spent: OfPower;
  readonly unmarked: None;
  readonly extraTurn: OfPlayer & OfPower;
  readonly out: OfPlayer;
  /** `squares` is a list, as in `c3 d4`. */
  readonly revealed: OfPlayer & Squares;
  readonly abyssShown: Squares;
  readonly fateShown: Squares;
};

/** The parameters of a sentence about a field of a card, by the kind of the field. Squares are missing if they are secret. */
export type FieldParams = {
  readonly count: Count;
  readonly direction: { readonly direction: Direction };
  readonly power: OfPower;
  readonly powers: { readonly powers: readonly PowerId[] };
  readonly squares: Squares;
  readonly secret: MaybeSquares;
};

type ToldTo<Words> = Words extends (params: infer Params) => string ? Params : None;

/** Short notes on the state of a card or its owner. The English notes say which fields have one. */
export type CardNoteParams = { readonly [Name in keyof typeof fieldNotes]: ToldTo<(typeof fieldNotes)[Name]> } & {
  readonly unused: None;
  readonly marked: Squares;
  readonly hidden: None;
  readonly climbed: None;
  readonly out: None;
  readonly held: { readonly players: string };
  readonly unheld: None;
};

/** Explanations of what is possible. `steps` are in notation. */
export type ExplanationParams = {
  readonly usable: AtSquare & { readonly steps: string };
  readonly possible: { readonly step: string };
  readonly ambiguous: { readonly step: string; readonly steps: string };
  /** The step is possible, but spelled differently. */
  readonly spelled: { readonly step: string };
};

/** The parts of the spoken description of a space. */
export type SquareParams = {
  readonly ground: None;
  readonly level: { readonly level: number };
  readonly dome: None;
  readonly yours: { readonly sex?: Sex | undefined };
  readonly theirs: OfPlayer & { readonly sex?: Sex | undefined };
  /** A worker that only its owner sees. */
  readonly unseen: None;
  readonly marked: None;
  readonly source: None;
  readonly selected: None;
};
