import type { Match } from './match.ts';
import { ACTIVE, ADDITIONAL, HOLDERS, type Position } from './position.ts';
import type { Effects, Me, Power } from './power.ts';
import { NEAR, NEAR_WRAPPED } from './squares.ts';

/** A power in somebody's hand. */
export interface Held {
  readonly power: Power;
  readonly me: Me;
}

/** A hook with its holder bound in: what is left are the arguments after `me`. */
type Hooks = {
  [K in keyof Power as NonNullable<Power[K]> extends (p: Position, me: Me, ...rest: never[]) => unknown
    ? K
    : never]-?: NonNullable<Power[K]>;
};
type HookName = keyof Hooks;
type Bound<K extends HookName> = Hooks[K] extends (p: Position, me: Me, ...rest: infer R) => infer T
  ? (p: Position, ...rest: R) => T
  : never;

/** A bound hook of somebody else; `side` is whose workers it never touches. */
export interface Bar<K extends HookName> {
  readonly side: number;
  readonly seat: number;
  readonly power: Power;
  readonly call: Bound<K>;
}

function bind<K extends HookName>(held: readonly Held[], hook: K): Bar<K>[] {
  return held.flatMap(({ power, me }) => {
    const method = power[hook] as ((p: Position, me: Me, ...rest: unknown[]) => unknown) | undefined;
    if (!method) return [];
    // Powers use no `this`, and no hook takes more than three further arguments: no rest array in the search path.
    const call = ((p: Position, a: unknown, b: unknown, c: unknown) => method(p, me, a, b, c)) as Bound<K>;
    return [{ side: me.side, seat: me.seat, power, call }];
  });
}

const calls = <K extends HookName>(held: readonly Held[], hook: K): readonly Bound<K>[] =>
  bind(held, hook).map((bar) => bar.call);

/**
 * How a turn ends after its moves: by one build, by one or two, by a build and perhaps a step of the power's own,
 * by as many as the power allows, by one of which something stays on the card.
 */
export type Ending = 0 | 1 | 2 | 3 | 4 | 5;
export const ENDS_ANYHOW = 0;
export const ENDS_BY_BUILD = 1;
export const ENDS_BY_TWO = 2;
export const ENDS_BY_ACT = 3;
export const ENDS_BY_MANY = 4;
export const ENDS_BY_MARK = 5;

/**
 * Who is bound how in one turn: the hooks of all cards in play, sorted by what they are to the active player. It depends only on who is
 * active, who holds what and what is used up, so a match makes each combination once and every step of every search shares it.
 */
export class Cast {
  readonly match: Match;
  readonly key: number;
  readonly seat: number;
  readonly side: number;
  readonly additional: boolean;
  /** The active player's powers, used up or not; none works in an additional turn. */
  readonly own: readonly Held[];
  readonly foes: readonly Held[];
  readonly everyone: readonly Held[];
  /** Neighbours for moves and builds of the active player. */
  readonly near: Int32Array;
  /** One worker moves once, then builds once: no two such turns end alike, and none runs in circles. */
  readonly plain: boolean;
  /** No two turns end alike, so nobody has to compare them. */
  readonly unlike: boolean;
  /** What comes after the moves, where its pieces have no consequence but themselves; only what is loud has more. */
  readonly ending: Ending;
  /** Pieces after the usual one are domes. Where the card lies that changes the course of the turn. */
  readonly extraDomes: boolean;
  readonly data: number;
  /** The power's own step at the end may come more than once; two may lead to the same; it does not depend on, or may take off, the last piece. */
  readonly actsOften: boolean;
  readonly actsAlike: boolean;
  readonly actsAside: boolean;
  /** It changes nothing but blocks and the card. */
  readonly actsLightly: boolean;
  readonly undoes: boolean;
  /** A step may win, or remove somebody, in ways of a power. */
  readonly mayStrike: boolean;
  /** There is one move step in the turn. */
  readonly movesOnce: boolean;
  /** It can be walked in place: only what is loud has consequences. */
  readonly quick: boolean;
  /** One worker may step on and on, and all its steps can be walked in place. */
  readonly wanders: boolean;
  /** The same for all workers and level steps. */
  readonly roams: boolean;
  /** Somebody asks what happened before in the turn. */
  readonly remembers: boolean;
  /** A dome may set something off: an answer, a win by towers, an additional turn, a redraw. */
  readonly loudDomes: boolean;
  /** Whether one does can be seen from where it is put. */
  readonly onlyClaims: boolean;
  /** The active player has a hero power, used or not. */
  readonly hero: Held | undefined;
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
  readonly loudSteps;
  readonly idleEnd;
  readonly pieces;
  readonly wins;
  readonly strikes;
  readonly turnStart;
  readonly staysLow;
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
    const able = own.filter(({ power, me }) => !power.exhausted?.(p, me.data));
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
    this.loudSteps = calls(able, 'loudSteps');
    this.idleEnd = calls(able, 'idleEnd');
    this.pieces = calls(able, 'pieces');
    this.wins = bind(able, 'wins');
    this.strikes = calls(able, 'strikes');
    this.staysLow = calls(able, 'staysLow');
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
    const redraws = match.cards.some(({ power }) => power.deck);
    this.loudDomes = this.earns || redraws || this.claims.length + this.answers.length > 0;
    this.onlyClaims = !this.earns && !redraws && !match.secrets;
    const changing = able.filter(({ power }) => changesTurn(power));
    const changer = changing[0]?.power;
    this.plain = !this.additional && changer === undefined;
    const isUnlike = this.plain || (!this.additional && changing.length === 1 && changer?.endsUnlike === true);
    // Two different steps may still lead to one place by a sweep or a slide.
    this.unlike = isUnlike && this.sweeps.length + this.slides.length === 0;
    this.actsAlike = !changer?.endsUnlike && !changer?.undoes;
    this.extraDomes = changer?.extraDomes === true;
    this.data = changing[0]?.me.data ?? 0;
    this.undoes = changer?.undoes === true;
    this.actsOften = changer?.actsLast === 'often';
    this.actsLightly = changer?.actsOnCard === true || (this.undoes && this.clears.length === 0);
    this.actsAside = changer?.actsAside === true;
    // A slide from a whirlpool on, or around the edge, may end where another step ends; along its way it is not judged.
    const bends = this.judges.length + this.abyss.length + this.sweeps.length > 0 || this.near === NEAR_WRAPPED;
    const isCrooked = this.slides.length > 0 && bends;
    const ending = this.additional || changing.length > 1 ? ENDS_ANYHOW : this.#endingOf(able, changer);
    this.ending = isCrooked && ending !== ENDS_BY_BUILD ? ENDS_ANYHOW : ending;
    const isCovered = able.every(({ power }) => (!power.stepped && !power.refuses) || power.loudSteps);
    const walksFar = changer?.walksOn === true || changer?.roams === true;
    this.mayStrike = this.strikes.length + this.wins.length > 0;
    this.movesOnce = this.ending !== ENDS_ANYHOW && !walksFar;
    this.quick = this.movesOnce && isCovered && !isCrooked;
    const bending = [this.evicts, this.strikes, this.sweeps, this.slides, this.wins];
    const isStraight =
      this.ending === ENDS_BY_BUILD &&
      bending.every((hooks) => hooks.length === 0) &&
      able.every(({ power }) => power === changer || !power.stepped);
    this.wanders = isStraight && changer?.walksOn === true && this.deniesWin.length + this.refuses.length === 0;
    this.roams = isStraight && changer?.roams === true;
    const asked = [this.builds, this.builders, this.domes, this.judges, this.musts, this.barsEnd, this.turnEnd];
    this.remembers = this.ending !== ENDS_BY_BUILD || asked.some((hooks) => hooks.length > 0);
  }

  /** How the turn ends, by the facts the powers tell of themselves; `changer` is the one that changes the course of a turn. */
  #endingOf(able: readonly Held[], changer: Power | undefined): Ending {
    const isSingle = [this.turnEnd, this.domes, this.builders].every((hooks) => hooks.length === 0);
    const isAlone = able.every(({ power }) => power === changer || !addsPieces(power));
    if (changer?.pieces && isAlone && this.tokens.length === 0 && !this.loudDomes) return ENDS_BY_MANY;
    const isMarked = !changer && isSingle && able.every(({ power }) => !power.built || power.builtOnCard);
    if (this.built.length > 0 && isMarked) return ENDS_BY_MARK;
    const isQuiet = able.every(({ power }) => (!power.built || power.builtEarly) && (!power.turnEnd || power.idleEnd));
    if (!isQuiet) return ENDS_ANYHOW;
    if (!changer || changer.buildEnds) return ENDS_BY_BUILD;
    if (!isSingle) return ENDS_ANYHOW;
    if (changer.buildsTwice) return ENDS_BY_TWO;
    // A last step may move or remove those whom a duty looks at, but nobody climbs by it.
    const isOwed = this.musts.some(({ power }) => !power.wantsClimb);
    return changer.actsLast && !isOwed ? ENDS_BY_ACT : ENDS_ANYHOW;
  }
}

/** Does this power change what comes when in its holder's turn? Who builds does not matter here. */
const changesTurn = ({ open, acts, movers }: Power): boolean => [open, acts, movers].some((hook) => hook !== undefined);

const addsPieces = ({ built, builders, domes, turnEnd }: Power): boolean =>
  [built, builders, domes, turnEnd].some((hook) => hook !== undefined);

const demand = (held: Held | undefined): ((p: Position) => boolean) => {
  const { power, me } = held as Held;
  return (p) => power.demands?.(p, me) ?? true;
};

/** Every card with each of its holders; a card that shows another power brings that one's hooks too. */
function heldCards(match: Match, p: Position): Held[] {
  return match.cards.flatMap(({ power, data }, card) => {
    const seats = (p[HOLDERS] >> (card * 4)) & 15;
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
