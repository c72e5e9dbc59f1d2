import type { Position } from './position.ts';
import type { PowerId } from './power-list.ts';
import type { Mask, Square } from './squares.ts';
import type { Step, StepList } from './steps.ts';

export const SETS = ['simple', 'advanced', 'fleece', 'hero'] as const;
export type PowerSet = (typeof SETS)[number];

/** The house rules of Z30, all off by default. */
export const HOUSE_RULES = ['biaPerimeter', 'limusAnyDome', 'hypnusLoneWorkerSleeps', 'fleeceHeroes'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** The possible next actions of a turn, as bits. */
export type Open = number;
export const OPEN_MOVE = 1;
export const OPEN_BUILD = 2;
/** Steps the power itself offers by `acts`. */
export const OPEN_ACT = 4;
export const OPEN_END = 8;

/**
 * The current holder of a card. A holder is not a seat: a stolen card has another holder than owner, the Ram lends one for a turn.
 * `data` is where the ints of the card begin in a position.
 */
export interface Me {
  readonly seat: number;
  readonly side: number;
  readonly card: number;
  readonly data: number;
  readonly players: number;
  readonly house: Readonly<Partial<Record<HouseRule, boolean>>>;
  /** Opponents' cards that could be taken from them. */
  readonly stealableCards: readonly StealableCard[];
}

/** An opponent's card that is no hero's. */
export interface StealableCard {
  readonly card: number;
  readonly seat: number;
  readonly side: number;
}

/**
 * One int on a card. The kind tells notation and views how to treat it:
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
 * Facts about a power's own turns, which let all of them be listed without a copy for each and without being compared. These are
 * no rules: any of them may be left out, and the same turns are found more slowly. Random games test that.
 */
export interface Course {
  /**
   * How my workers step before they build. Left out: one worker, one step. If given, `refuses` has something to do only after a sweep, and
   * `stepped` changes nothing that stays but the first int of my card.
   * on: the worker that moved may step on; only climbs, and that int, show in the result.
   * level: all may go any number of level steps, and then any of them builds; or one goes one step up or down, and builds (Hermes).
   * each: every worker steps once; who goes first does not show (Terpsichore).
   */
  readonly moves?: 'on' | 'level' | 'each';
  /**
   * The steps after the moves. Left out: nothing is known.
   * build: one build is the last step, as in the bare game, and nothing but builds puts pieces.
   * twoBuilds: one build, or two by the same worker.
   * eachBuilds: every worker builds once; who goes first does not show (Terpsichore).
   * act: one build, and then perhaps a step of my own (`acts`), the last of the turn. No worker climbs or leaves its place by it.
   * acts: one build, and then any number of such steps (Medea).
   * pieces: the usual build, if one is needed, and then up to `extraPieces` more. Their order, and who puts them, does not show.
   */
  readonly ends?: 'build' | 'twoBuilds' | 'eachBuilds' | 'act' | 'acts' | 'pieces';
  /** No two turns of mine end alike: what I add shows in the result. */
  readonly endsDiffer?: true;
  /** Which steps of my own come last does not depend on the piece built before them. */
  readonly actsIgnorePiece?: true;
  /** My last steps change nothing but my card. */
  readonly actsOnCard?: true;
  /** My own last step may take off the piece just built: so two turns may end alike (Ares). */
  readonly undoesPiece?: true;
  extraPieces?(p: Position, me: Me): number;
  /** Extra pieces are domes (Heracles, Polyphemus). */
  readonly extraDomes?: true;
  /** `built` has something to do only before any move (Achilles); or changes nothing but my card (Clio). */
  readonly builtBeforeMoving?: true;
  readonly builtOnCard?: true;
  /** Squares where `stepped` and `refuses` may have something to do after a step from `from`; left out: anywhere. */
  stepsWithEffects?(p: Position, me: Me, from: Square): Mask;
  /** Will `turnEnd` have nothing to do, whatever is built last? Left out: it may (Medusa). */
  endHasNoEffect?(p: Position, me: Me, effects: Effects): boolean;
  /** Of all my steps only moves can end the game: what I build, take off or do besides never wins. */
  readonly winsByMoving?: true;
  /**
   * Squares to which a step from `from` may win by `wins`, or remove the last opponent by `strikes`, beside what climbs to the top. Left
   * out: anywhere.
   */
  winningSteps?(p: Position, me: Me, from: Square): Mask;
  /** Could this turn, which has begun, end the game by something else than a move: a claim, a removal? Left out: it could. */
  mayWinBesides?(p: Position, me: Me): boolean;
  /** A climb is always the first step of the turn: anything I may do before it rules a climb out. */
  readonly climbsAtOnce?: true;
  /** My actions before moving leave my workers in place and change no height. */
  readonly startsWithOthers?: true;
  /** Maximum number of steps of a worker that may step on; left out: any number. */
  readonly mostSteps?: number;
  /** Squares from which it may step on; left out: any. */
  readonly stepsOnFrom?: Mask;
  /** My `moves` only takes squares away. */
  readonly narrowsMoves?: true;
  /** No further step of this turn can go up: spares the look-ahead when a power demands a climb, or when searching for a win. */
  climbsNoMore?(p: Position, me: Me): boolean;
}

/** The card itself: its restrictions and the state on it. */
export interface PowerFacts<Id extends string = PowerId> {
  readonly id: Id;
  readonly number: number;
  readonly set: PowerSet;
  readonly players: readonly (2 | 3 | 4)[];
  /** May this card lie beside the Ram? */
  readonly fleece: boolean;
  /** Left out: two. */
  readonly workers?: number;
  readonly places?: 'first' | 'last';
  /** The owner's workers are never shown to others (Hecate). */
  readonly hidden?: true;
  readonly fields?: readonly Field[];
  /** Choices and draws before the first turn. */
  readonly setup?: readonly SetupKind[];
  /** Climbs have to be recorded while this card is in play. */
  readonly readsClimbs?: true;
  /** Female and male workers differ for this card (Selene). */
  readonly readsSex?: true;
}

/** Before the first turn. */
export interface SetupHooks {
  /** Where the next worker may be placed. */
  placing?(p: Position, me: Me, base: Mask): Mask;
  /** The deck a set-up draw is made from is built here, once, before anything else; `usable` are bits of power numbers (Chaos). */
  shuffle?(p: Position, me: Me, usable: number): void;
}

/** My own turn: what I may do, and what follows from what I did. */
export interface OwnTurnHooks {
  /** True if the state on the card says that my effects on my own turns are used up; effects on others continue. `data` as in `Me`. */
  exhausted?(p: Position, data: number): boolean;
  /** The possible next actions; `base` is the bare game's: move, then build, then end. */
  open?(p: Position, me: Me, base: Open): Open;
  /** Which workers may move. */
  movers?(p: Position, me: Me, base: Mask): Mask;
  /** `base`: free squares in reach with the usual climb. */
  moves?(p: Position, me: Me, from: Square, base: Mask): Mask;
  /** Where an opposing worker on `to` goes when my worker steps there from `from`; NONE: it cannot be done. */
  evicts?(p: Position, me: Me, from: Square, to: Square): Square;
  /** Which workers may build. */
  builders?(p: Position, me: Me, base: Mask): Mask;
  /** Where the usual piece may go. */
  builds?(p: Position, me: Me, by: Square, base: Mask): Mask;
  /** Where a dome may go although it is not the usual piece; `free`: free squares in reach of `by`. */
  domes?(p: Position, me: Me, by: Square, free: Mask): Mask;
  /** Steps only this power has. */
  acts?(p: Position, me: Me, steps: StepList, effects: Effects): void;
  /** Carries out one of them. The core does not check it again: it came from `acts`. */
  act?(p: Position, me: Me, step: Step, effects: Effects): void;
  /** My worker stepped from `from` to `to`; where it stands now may be elsewhere. */
  stepped?(p: Position, me: Me, from: Square, to: Square): void;
  /** I put a piece on `at`. */
  built?(p: Position, me: Me, at: Square, dome: boolean): void;
  /** After a whole step with sweep: is it against my own card? `steps` were made before it. */
  refuses?(p: Position, me: Me, steps: number): boolean;
  /** Workers removed by my step that ended on `to` in this direction (Bia). */
  strikes?(p: Position, me: Me, to: Square, direction: number): Mask;
  /** A dome on a third block earns an additional turn, in an additional turn too (Dionysus). */
  readonly earns?: true;
  /** My workers step and build around the edge (Urania). */
  readonly wraps?: true;
  /** First of all at the start of my turn: take or give back cards (Circe). */
  seizes?(p: Position, me: Me): void;
  /** Compulsory effects at the start of my turn (Morpheus). */
  turnStart?(p: Position, me: Me): void;
  /** At the end of a turn that was completed normally (Medusa). */
  turnEnd?(p: Position, me: Me, effects: Effects): void;
}

/** Turns of my opponents: what I take away from workers that are not mine. */
export interface OpponentTurnHooks {
  /** No worker may move up (Athena), or down (Hades). */
  bansUp?(p: Position, me: Me): boolean;
  bansDown?(p: Position, me: Me): boolean;
  /** Squares without the usual piece, and without domes that are not the usual piece (Limus). */
  barBuilds?(p: Position, me: Me): Mask;
  barDomes?(p: Position, me: Me): Mask;
  /** Snapshot at the start of an opponent's turn. */
  watches?(p: Position, me: Me, side: number): void;
  /** After each step of an opponent's worker that stands on `at` now (Aphrodite). */
  judges?(p: Position, me: Me, at: Square): void;
  /** A complete turn that ends like this is not allowed (Aphrodite). */
  barsEnd?(p: Position, me: Me): boolean;
  /** "If possible": does this complete turn honour me? */
  must?(p: Position, me: Me): boolean;
  /** My duty is a climb (Persephone). */
  readonly wantsClimb?: true;
  /** Is there a duty at all in this turn? Asked once the turn has begun; left out: yes (Adonis). */
  demands?(p: Position, me: Me): boolean;
  /** Workers that moved are forced on in the same direction (Harpies). */
  readonly slides?: true;
  /** Squares that count as domes for my opponents in their turns (Clio). */
  closes?(p: Position, me: Me): Mask;
}

/** Every player's turn: mine, my opponents', my partner's. */
export interface EveryTurnHooks {
  /** Squares that the worker on `from`, of any side, mine too, may not step to (Aeolus). `sideAt` tells whose it is. */
  barSteps?(p: Position, me: Me, from: Square): Mask;
  /** Where a worker that moved onto `to` is swept to, NONE for nowhere. The mover stands on `to` (Charybdis). */
  sweeps?(p: Position, me: Me, to: Square): Square;
  /** Squares that count as domes for every player (Europa). */
  closesAll?(p: Position, me: Me): Mask;
  /** Squares with tokens of this card on the board. */
  tokens?(p: Position, me: Me): Mask;
  /** Something was built on, or a block taken from, this square: the token there goes. */
  clears?(p: Position, me: Me, at: Square): void;
  /** Free squares where this card may answer a dome built on `at` (Gaea). */
  answers?(p: Position, me: Me, at: Square): Mask;
  /** The answer was given: a worker enters on `at` (Gaea). */
  answered?(p: Position, me: Me, at: Square, effects: Effects): void;
  /** The owner of a worker that enters this square loses (Tartarus). */
  abyss?(p: Position, me: Me): Square;
  /** After a turn with a dome, cards to choose the next one from, as bits of power numbers (Chaos). */
  deck?(p: Position, me: Me): number;
  /** A card was turned up (Chaos). True: the deck had to be made anew of all discards. */
  drawn?(p: Position, me: Me, power: number): boolean;
  /** The number of the power whose hooks work in place of mine, 0 for none (Chaos). */
  becomes?(p: Position, data: number): number;
  /** Workers that can still enter from the card. */
  reserve?(p: Position, me: Me): number;
}

/** Other ways to win, and wins of opponents that are none. */
export interface WinHooks {
  /** My worker wins by this step, although it does not climb to the top. */
  wins?(p: Position, me: Me, from: Square, to: Square): boolean;
  /** I win by the state of the board, tested after each build by any player (Chronus). */
  claims?(p: Position, me: Me): boolean;
  /** An opponent who wins by moving to `to` does not (Hera); or I win instead (Moerae). */
  deniesWin?(p: Position, me: Me, to: Square): boolean;
  takesWin?(p: Position, me: Me, to: Square): boolean;
}

/**
 * A power is one plain object: facts, and hooks for the moments it bends. Every hook gets the position and `me`, the holder.
 * Hooks that return masks get the base and return what is to hold instead. Order: the active player's own hooks widen or narrow,
 * then the hooks of others only take away, so their order cannot matter. Where one power alone has a hook, its name stands beside it.
 * A power that is not of the box is a `Power<'its-id'>`; `MatchOptions.custom` brings it into a match.
 */
export interface Power<Id extends string = PowerId>
  extends PowerFacts<Id>,
    SetupHooks,
    OwnTurnHooks,
    OpponentTurnHooks,
    EveryTurnHooks,
    WinHooks {
  /** Facts about my turns, used only for speed. */
  readonly course?: Course;
}

/** A power's effects on a position beyond its own ints: effects with consequences, carried out by the core. */
export interface Effects {
  /** A worker is put elsewhere without moving: no win, no sweep, no slide. The Abyss counts. */
  force(p: Position, from: Square, to: Square): void;
  /** The workers on two squares are put in each other's place. */
  exchange(p: Position, a: Square, b: Square): void;
  /** Four workers go round: from a to b, b to c, c to d, d to a. */
  rotate(p: Position, a: Square, b: Square, c: Square, d: Square): void;
  /** The workers leave the game; their sides may be eliminated by it. */
  kill(p: Position, victims: Mask): void;
  /** The workers leave the game, and the blocks just built on their squares take their places; their sides may be eliminated by it. */
  petrify(p: Position, victims: Mask): void;
  /** A worker enters from a card. */
  enter(p: Position, side: number, at: Square): void;
  /** The worker is named until the end of its owner's next turn. */
  mark(p: Position, at: Square): void;
  /** A build outside the ordinary ones, by the worker on `by`. */
  build(p: Position, by: Square, at: Square, dome: boolean): void;
  /** Removes the top block of the square, occupied or not. */
  takeBlock(p: Position, at: Square): void;
  /** Squares with any token. */
  tokens(p: Position): Mask;
  /** Squares where others forbid the worker on `by` to put the usual piece. */
  barredBuilds(p: Position, by: Square): Mask;
  /** Squares where others forbid the worker on `by` to put a dome that is not the usual piece. */
  barredDomes(p: Position, by: Square): Mask;
}
