import type { Position } from './position.ts';
import type { Mask, Square } from './squares.ts';
import type { Step, StepList } from './steps.ts';

export const SETS = ['simple', 'advanced', 'fleece', 'hero'] as const;
export type PowerSet = (typeof SETS)[number];

/** The three house rules of Z30, all off by default. */
export const HOUSE_RULES = ['biaPerimeter', 'limusAnyDome', 'hypnusLoneWorkerSleeps'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** What may come next in a turn, as bits. */
export type Open = number;
export const OPEN_MOVE = 1;
export const OPEN_BUILD = 2;
/** Steps the power itself offers by `acts`. */
export const OPEN_ACT = 4;
export const OPEN_END = 8;

/**
 * Somebody who holds a card now. A holder is not a seat: a stolen card has another holder than owner, the Ram lends one for a turn.
 * `data` is where the ints of the card begin in a position.
 */
export interface Me {
  readonly seat: number;
  readonly side: number;
  readonly card: number;
  readonly data: number;
  readonly players: number;
  readonly house: Readonly<Partial<Record<HouseRule, boolean>>>;
  /** Opponents' cards that could be taken from them: no hero's. */
  readonly prey: readonly Prey[];
}

/** An opponent's card. */
export interface Prey {
  readonly card: number;
  readonly seat: number;
  readonly side: number;
}

/**
 * One int on a card. The kind tells notation, symmetry and views how to treat it:
 * count: a number · mask: squares · square: square plus 1 · direction: direction plus 1 · fate: lower left square plus 1 of a 2x2 ·
 * power: number of a power · powers: bits of power numbers.
 */
export interface Field {
  readonly name: string;
  readonly kind: 'count' | 'mask' | 'square' | 'direction' | 'fate' | 'power' | 'powers';
  readonly initial?: number;
  /** Largest count that makes sense; readers refuse more. */
  readonly most?: number;
  /** Only the owner of the card sees it; -1 stands for "not shown". */
  readonly secret?: true;
}

export const SETUP_KINDS = ['orient', 'fate', 'abyss', 'draw'] as const;
export type SetupKind = (typeof SETUP_KINDS)[number];

/**
 * What a power may tell of its own turns, so that all of them can be walked without a copy for each and without being compared. Everything
 * may be left out: the walk finds the same turns then, only slower. That it does is tested with random games.
 */
export interface Course {
  /** Once a worker has moved, a build is the last step of my turn, as in the bare game; nothing but builds puts pieces. */
  readonly buildEnds?: true;
  /** The worker that moved may step on before it builds. Only climbs, and a second step where there is `stepped`, show in the result. */
  readonly walksOn?: true;
  /** All my workers may go any number of level steps, and then any builds; or one goes one step up or down, and builds. */
  readonly roams?: true;
  /** All my workers step once, and then all of them build once; who goes first does not show. */
  readonly dances?: true;
  /** After the move one build, or two by the same worker, and nothing else. */
  readonly buildsTwice?: true;
  /** No two turns of mine end alike: what I add shows in the result. */
  readonly endsUnlike?: true;
  /** After the one build I may add a step of my own, the last of the turn, or several. Nobody climbs or strays by it. */
  readonly actsLast?: 'once' | 'often';
  /** Which steps those are does not depend on the piece built last. */
  readonly actsAside?: true;
  /** It changes nothing but my card. */
  readonly actsOnCard?: true;
  /** That step may take off the piece just built, and is what two turns may end alike by. */
  readonly undoes?: true;
  /** How many pieces may follow the usual one, or the move where none is needed. Their order, and who puts them, does not show. */
  pieces?(p: Position, me: Me): number;
  /** They are domes. */
  readonly extraDomes?: true;
  /** `built` has something to do only before any move; or changes nothing but my card. */
  readonly builtEarly?: true;
  readonly builtOnCard?: true;
  /** Squares where `stepped` and `refuses` may have something to do after a step from `from`; left out: anywhere. */
  loudSteps?(p: Position, me: Me, from: Square): Mask;
  /** Will `turnEnd` have nothing to do, whatever is built last? Left out: it may. */
  idleEnd?(p: Position, me: Me, effects: Effects): boolean;
  /** No further step of this turn can go up: spares the look-ahead where somebody demands a climb. */
  staysLow?(p: Position, me: Me): boolean;
}

/**
 * A power is one plain object: facts, and hooks for the moments it bends. Every hook gets the position and `me`, the holder.
 * Hooks that return masks get the base and return what is to hold instead. Order: the active player's own hooks widen or narrow,
 * then the hooks of others only take away, so their order cannot matter.
 */
export interface Power extends Course {
  readonly id: string;
  readonly number: number;
  readonly set: PowerSet;
  readonly players: readonly (2 | 3 | 4)[];
  readonly fleece: boolean;
  readonly workers?: number;
  readonly places?: 'first' | 'last';
  /** The owner's workers are never shown to others. */
  readonly hidden?: true;
  readonly fields?: readonly Field[];
  readonly setup?: readonly SetupKind[];

  // --- set-up
  placing?(p: Position, me: Me, base: Mask): Mask;
  /** The deck a set-up draw is made from is built here, once, before anything else; `usable` are bits of power numbers. */
  shuffle?(p: Position, me: Me, usable: number): void;

  // --- my own turn
  /** What I do in my own turns is used up, by what lies on the card; what I do to others goes on. `data` as in `Me`. */
  exhausted?(p: Position, data: number): boolean;
  open?(p: Position, me: Me, base: Open): Open;
  movers?(p: Position, me: Me, base: Mask): Mask;
  /** `base`: free squares in reach with the usual climb. */
  moves?(p: Position, me: Me, from: Square, base: Mask): Mask;
  /** Where an opposing worker on `to` goes when my worker steps there from `from`; NONE: it cannot be done. */
  evicts?(p: Position, me: Me, from: Square, to: Square): Square;
  builders?(p: Position, me: Me, base: Mask): Mask;
  /** Where the usual piece may go. */
  builds?(p: Position, me: Me, by: Square, base: Mask): Mask;
  /** Where a dome may go although it is not the usual piece; `free`: free squares in reach of `by`. */
  domes?(p: Position, me: Me, by: Square, free: Mask): Mask;
  /** Steps only this power has. */
  acts?(p: Position, me: Me, steps: StepList, effects: Effects): void;
  /** Carries out one of them. The core has already checked nothing: the step came from `acts`. */
  act?(p: Position, me: Me, step: Step, effects: Effects): void;
  stepped?(p: Position, me: Me, from: Square, to: Square): void;
  built?(p: Position, me: Me, at: Square, dome: boolean): void;
  /** After a whole step with sweep: is it against my own card? `steps` were made before it. */
  refuses?(p: Position, me: Me, steps: number): boolean;
  wins?(p: Position, me: Me, from: Square, to: Square): boolean;
  /** Workers removed by my step that ended on `to` in this direction. */
  strikes?(p: Position, me: Me, to: Square, direction: number): Mask;
  /** Does a dome on a third block earn an additional turn? (also in an additional turn) */
  readonly earns?: true;
  readonly wraps?: true;
  /** First of all at the start of my turn: take or give back cards. */
  seizes?(p: Position, me: Me): void;
  turnStart?(p: Position, me: Me): void;
  /** At the end of a turn that was completed normally. */
  turnEnd?(p: Position, me: Me, effects: Effects): void;

  // --- turns of my opponents: what I take away from workers that are not mine
  bansUp?(p: Position, me: Me): boolean;
  bansDown?(p: Position, me: Me): boolean;
  barBuilds?(p: Position, me: Me): Mask;
  /** The same for domes that are not the usual piece. */
  barDomes?(p: Position, me: Me): Mask;
  /** Snapshot at the start of an opponent's turn. */
  watches?(p: Position, me: Me, side: number): void;
  /** After each step of an opponent's worker that stands on `at` now. */
  judges?(p: Position, me: Me, at: Square): void;
  /** A complete turn that ends like this is not allowed. */
  barsEnd?(p: Position, me: Me): boolean;
  /** "If possible": does this complete turn honour me? */
  must?(p: Position, me: Me): boolean;
  /** What I demand is a climb. */
  readonly wantsClimb?: true;
  /** Is there a duty at all in this turn? (asked once the turn has begun; default yes) */
  demands?(p: Position, me: Me): boolean;
  readonly slides?: true;
  deniesWin?(p: Position, me: Me, to: Square): boolean;
  takesWin?(p: Position, me: Me, to: Square): boolean;
  /** Squares that count as domes for my opponents in their turns. */
  closes?(p: Position, me: Me): Mask;

  // --- every turn, everybody
  /** Squares nobody may step to from `from`. */
  barSteps?(p: Position, me: Me, from: Square): Mask;
  /** Where a worker that moved onto `to` is swept to, NONE for nowhere. The mover stands on `to`. */
  sweeps?(p: Position, me: Me, to: Square): Square;
  closesAll?(p: Position, me: Me): Mask;
  /** Squares with tokens of this card on the board. */
  tokens?(p: Position, me: Me): Mask;
  /** Something was built on, or a block taken from, this square: the token there goes. */
  clears?(p: Position, me: Me, at: Square): void;
  /** A win by the state of the board, tested after each build. */
  claims?(p: Position, me: Me): boolean;
  /** Free squares where this card may answer a dome built on `at`. */
  answers?(p: Position, me: Me, at: Square): Mask;
  /** The answer was given: a worker enters on `at`. */
  answered?(p: Position, me: Me, at: Square, effects: Effects): void;
  abyss?(p: Position, me: Me): Square;
  /** After a turn with a dome, cards to choose the next one from (bits of power numbers). */
  deck?(p: Position, me: Me): number;
  drawn?(p: Position, me: Me, power: number): void;
  /** The number of the power whose hooks work in place of mine, 0 for none. */
  becomes?(p: Position, data: number): number;
  /** The record of climbs has to be kept where this card is in play. */
  readonly readsClimbs?: true;
  /** Workers that can still enter from the card. */
  reserve?(p: Position, me: Me): number;
}

/** What a power may do to a position beyond changing its own ints: effects with consequences, carried out by the core. */
export interface Effects {
  /** A worker is put elsewhere without moving: no win, no sweep, no slide. The Abyss counts. */
  force(p: Position, from: Square, to: Square): void;
  /** The workers on two squares are put in each other's place. */
  exchange(p: Position, a: Square, b: Square): void;
  /** The workers leave the game; their sides may be eliminated by it. */
  kill(p: Position, victims: Mask): void;
  /** A worker enters from a card. */
  enter(p: Position, side: number, at: Square): void;
  /** A build outside the ordinary ones, by the worker on `by`. */
  build(p: Position, by: Square, at: Square, dome: boolean): void;
  /** The top block of the square goes, whoever stands on it. */
  takeBlock(p: Position, at: Square): void;
  /** Squares with any token. */
  tokens(p: Position): Mask;
  /** Squares where others forbid the worker on `by` to put the usual piece. */
  barredBuilds(p: Position, by: Square): Mask;
  /** The same for domes that are not the usual piece. */
  barredDomes(p: Position, by: Square): Mask;
}
