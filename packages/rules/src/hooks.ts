import type { Match } from './match.ts';
import { namingOf } from './naming.ts';
import { ACTIVE, ADDITIONAL, HOLDERS, holdersOf, type Position } from './position.ts';
import type { Course, Effects, Me, Power } from './power.ts';
import { NEAR, NEAR_WRAPPED } from './squares.ts';

/** A power with its holder. */
export interface Held {
  readonly power: Power;
  readonly me: Me;
}

/** The methods of a power, or of its course, that take a position and the holder. */
type MethodsOf<T> = {
  [K in keyof T as NonNullable<T[K]> extends (p: Position, me: Me, ...rest: never[]) => unknown
    ? K
    : never]-?: NonNullable<T[K]>;
};
type HookName = keyof MethodsOf<Power>;
type CourseName = keyof MethodsOf<Course>;

/** A method with its holder bound; the remaining arguments are those after `me`. */
type Bound<M> = M extends (p: Position, me: Me, ...rest: infer R) => infer T ? (p: Position, ...rest: R) => T : never;

/** A bound hook with its holder; a hook of an opponent never applies to workers of `side`. */
export interface Bar<K extends HookName> {
  readonly side: number;
  readonly seat: number;
  readonly power: Power;
  readonly call: Bound<MethodsOf<Power>[K]>;
}

function withHolder<M>(method: M, me: Me): Bound<M> {
  const asked = method as (p: Position, me: Me, ...rest: unknown[]) => unknown;
  // Powers do not use `this`, and no hook has more than three further arguments, so no rest array is allocated in the search path.
  return ((p: Position, a: unknown, b: unknown, c: unknown) => asked(p, me, a, b, c)) as Bound<M>;
}

function bind<K extends HookName>(held: readonly Held[], hook: K): Bar<K>[] {
  return held.flatMap(({ power, me }) => {
    const method = power[hook] as MethodsOf<Power>[K] | undefined;
    return method ? [{ side: me.side, seat: me.seat, power, call: withHolder(method, me) }] : [];
  });
}

const calls = <K extends HookName>(held: readonly Held[], hook: K): readonly Bound<MethodsOf<Power>[K]>[] =>
  bind(held, hook).map((bar) => bar.call);

const courseCalls = <K extends CourseName>(held: readonly Held[], name: K): readonly Bound<MethodsOf<Course>[K]>[] =>
  held.flatMap(({ power, me }) => {
    const method = power.course?.[name] as MethodsOf<Course>[K] | undefined;
    return method ? [withHolder(method, me)] : [];
  });

/** The hooks of all cards in play, grouped by their relation to the active player. */
export class Hooks {
  readonly match: Match;
  readonly key: number;
  /** The holders of the cards when the hooks were bound. */
  readonly holders: number;
  readonly seat: number;
  readonly side: number;
  readonly additional: boolean;
  /** The active player's powers, exhausted or not; empty in an additional turn. */
  readonly own: readonly Held[];
  /** Those that are not exhausted; where a card has to be named first, that choice alone. */
  readonly able: readonly Held[];
  readonly foes: readonly Held[];
  readonly everyone: readonly Held[];
  /** Neighbour masks for moves and builds of the active player. */
  readonly near: Int32Array;
  /** The active player's hero power, used or not. */
  readonly hero: Held | undefined;
  /** True if the turn begins with the choice between the Ram's card and a hero (Z38). */
  readonly isNaming: boolean;
  /** Set by `effects.ts`. */
  effects: Effects | undefined;

  readonly open;
  readonly movers;
  readonly moves;
  readonly evicts;
  readonly builders;
  readonly builds;
  readonly domes;
  readonly acts;
  readonly act;
  readonly stepped;
  readonly built;
  readonly refuses;
  readonly stepsWithEffects;
  readonly endHasNoEffect;
  readonly extraPieces;
  readonly wins;
  readonly strikes;
  readonly turnStart;
  readonly climbsNoMore;
  readonly winningSteps;
  readonly mayWinBesides;
  readonly turnEnd;
  readonly seizes;
  readonly earns: boolean;

  readonly bansUp;
  readonly bansDown;
  readonly barBuilds;
  readonly barDomes;
  readonly watches;
  readonly judges;
  readonly barsEnd;
  readonly musts;
  readonly wantsClimb: boolean;
  readonly slides: readonly Held[];
  readonly deniesWin;
  readonly takesWin;
  readonly closes;

  readonly barSteps;
  readonly sweeps;
  readonly closesAll;
  readonly tokens;
  readonly clears;
  readonly claims;
  readonly answers;
  readonly answered;
  readonly abyss;

  constructor(match: Match, p: Position, key: number) {
    this.match = match;
    this.key = key;
    this.holders = p[HOLDERS];
    this.seat = p[ACTIVE];
    this.side = match.sideOf(this.seat);
    this.additional = p[ADDITIONAL] !== 0;
    const all = heldCards(match, p);
    const mine = all.filter(({ me }) => me.seat === this.seat);
    const own = this.additional ? [] : mine;
    const foes = all.filter(({ me }) => me.side !== this.side);
    this.own = own;
    this.foes = foes;
    this.everyone = all;
    this.near = own.some(({ power }) => power.wraps) ? NEAR_WRAPPED : NEAR;
    const naming = match.fleece ? namingOf(match, p, mine) : undefined;
    const able = naming ? [naming] : own.filter(({ power, me }) => !power.exhausted?.(p, me.data));
    this.isNaming = naming !== undefined;
    this.able = able;
    this.hero = own.find(({ power }) => power.set === 'hero');

    this.open = calls(able, 'open');
    this.movers = calls(able, 'movers');
    this.moves = bind(able, 'moves');
    this.evicts = calls(able, 'evicts');
    this.builders = calls(able, 'builders');
    this.builds = bind(able, 'builds');
    this.domes = calls(able, 'domes');
    this.acts = calls(able, 'acts');
    this.act = calls(able, 'act');
    this.stepped = calls(able, 'stepped');
    this.built = calls(able, 'built');
    this.refuses = calls(able, 'refuses');
    this.stepsWithEffects = courseCalls(able, 'stepsWithEffects');
    this.endHasNoEffect = courseCalls(able, 'endHasNoEffect');
    this.extraPieces = courseCalls(able, 'extraPieces');
    this.wins = bind(able, 'wins');
    this.strikes = calls(able, 'strikes');
    this.climbsNoMore = courseCalls(able, 'climbsNoMore');
    this.winningSteps = courseCalls(able, 'winningSteps');
    this.mayWinBesides = courseCalls(able, 'mayWinBesides');
    this.turnStart = calls(able, 'turnStart');
    this.turnEnd = calls(able, 'turnEnd');
    this.seizes = calls(mine, 'seizes');
    this.earns = mine.some(({ power }) => power.earns);

    this.bansUp = bind(foes, 'bansUp');
    this.bansDown = bind(foes, 'bansDown');
    this.barBuilds = bind(foes, 'barBuilds');
    this.barDomes = bind(foes, 'barDomes');
    this.watches = calls(foes, 'watches');
    this.judges = bind(foes, 'judges');
    this.barsEnd = bind(foes, 'barsEnd');
    this.musts = bind(foes, 'must').map((bar, i) => ({
      ...bar,
      demands: demand(foes.filter(({ power }) => power.must)[i]),
    }));
    this.wantsClimb = foes.some(({ power }) => power.wantsClimb);
    this.slides = foes.filter(({ power }) => power.slides);
    this.deniesWin = calls(foes, 'deniesWin');
    this.takesWin = bind(foes, 'takesWin');
    this.closes = bind(foes, 'closes');

    this.barSteps = bind(all, 'barSteps');
    this.sweeps = calls(all, 'sweeps');
    this.closesAll = bind(all, 'closesAll');
    this.tokens = calls(all, 'tokens');
    this.clears = calls(all, 'clears');
    this.claims = bind(all, 'claims');
    this.answers = bind(all, 'answers');
    this.answered = bind(all, 'answered');
    this.abyss = calls(all, 'abyss');
  }
}

const demand = (held: Held | undefined): ((p: Position) => boolean) => {
  const { power, me } = held as Held;
  return (p) => power.demands?.(p, me) ?? true;
};

/** Every card with each of its holders; a changing card also contributes the power it shows. */
function heldCards(match: Match, p: Position): Held[] {
  return match.cards.flatMap(({ power, data }, card) => {
    const seats = holdersOf(p, card);
    const face = match.powers[power.becomes?.(p, data) ?? 0];
    const held: Held[] = [];
    for (let seat = 0; seat < match.players; seat++) {
      if (((seats >> seat) & 1) === 0) continue;
      const me = match.holder(seat, card);
      held.push({ power, me });
      if (face) held.push({ power: face, me });
    }
    return held;
  });
}
