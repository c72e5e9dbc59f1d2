import { Hooks } from './hooks.ts';
import type { Match } from './match.ts';
import type { Position } from './position.ts';
import type { Power } from './power.ts';
import { NEAR_WRAPPED } from './squares.ts';

/**
 * How a turn ends after its moves: by one build, by one or two, by a build and perhaps a step of the power's own, by as many pieces as the
 * power allows, by a build of which something stays on the card. Anyhow: nothing is known about it.
 */
export type Ending = 0 | 1 | 2 | 3 | 4 | 5;
export const ENDS_ANYHOW = 0;
export const ENDS_BY_BUILD = 1;
export const ENDS_BY_TWO = 2;
export const ENDS_BY_ACT = 3;
export const ENDS_BY_MANY = 4;
export const ENDS_BY_MARK = 5;

/**
 * Who is bound how in one turn, and what follows from it for its course. It depends only on who is active, who holds what and what is used
 * up, so a match makes each combination once and every step of every search shares it.
 */
export class Cast extends Hooks {
  /** One worker moves once, then builds once: no two such turns end alike, and none runs in circles. */
  readonly plain: boolean;
  /** No two turns end alike, so nobody has to compare them. */
  readonly unlike: boolean;
  /** What comes after the moves, where its pieces have no consequence but themselves; only what is loud has more. */
  readonly ending: Ending;
  /** Where the card lies that changes the course of the turn. */
  readonly data: number;
  /** Its own last step may come more than once; two of them may lead to the same. */
  readonly actsOften: boolean;
  readonly actsAlike: boolean;
  /** That step does not depend on the last piece; it may take off that piece; it changes nothing but blocks and the card. */
  readonly actsAside: boolean;
  readonly undoes: boolean;
  readonly actsLightly: boolean;
  /** Pieces after the usual one are domes. */
  readonly extraDomes: boolean;
  /** There is one move step in the turn. */
  readonly movesOnce: boolean;
  /** It can be walked in place: only what is loud has consequences. */
  readonly quick: boolean;
  /** One worker may step on and on, and all its steps can be walked in place. */
  readonly wanders: boolean;
  /** The same for all workers and level steps. */
  readonly roams: boolean;
  /** All workers step, then all build, in place. */
  readonly dances: boolean;
  /** A step may win, or remove somebody, in ways of a power. */
  readonly mayStrike: boolean;
  /** Somebody asks what happened before in the turn. */
  readonly remembers: boolean;
  /** A dome may set something off: an answer, a win by towers, an additional turn, a redraw. */
  readonly loudDomes: boolean;
  /** Whether one does can be seen from where it is put. */
  readonly onlyClaims: boolean;

  constructor(match: Match, p: Position, key: number) {
    super(match, p, key);
    const changing = this.able.filter(({ power }) => changesTurn(power));
    const changer = changing[0]?.power;
    const course = changer?.course ?? {};
    const isClear = !this.additional && changing.length < 2;
    this.plain = !this.additional && !changer;
    // Two different steps may still lead to one place by a sweep or a slide.
    this.unlike = isClear && (!changer || is(course.endsDiffer)) && isEmpty(this.sweeps, this.slides);
    const redraws = match.cards.some(({ power }) => power.deck);
    this.loudDomes = this.earns || redraws || !isEmpty(this.claims, this.answers);
    this.onlyClaims = !this.earns && !redraws && !match.secrets;

    this.data = changing[0]?.me.data ?? 0;
    this.actsOften = course.ends === 'acts';
    this.actsAlike = !course.endsDiffer && !course.undoesPiece;
    this.actsAside = is(course.actsIgnorePiece);
    this.undoes = is(course.undoesPiece);
    this.actsLightly = is(course.actsOnCard) || (this.undoes && isEmpty(this.clears));
    this.extraDomes = is(course.extraDomes);

    const ending = isClear ? this.#endingOf(changer) : ENDS_ANYHOW;
    this.ending = this.#isCrooked && ending !== ENDS_BY_BUILD ? ENDS_ANYHOW : ending;
    this.movesOnce = this.ending !== ENDS_ANYHOW && course.moves === undefined;
    const isCovered = this.able.every(
      ({ power }) => (!power.stepped && !power.refuses) || power.course?.stepsWithEffects,
    );
    this.quick = this.movesOnce && isCovered && !this.#isCrooked;
    const isStraight = this.ending === ENDS_BY_BUILD && this.#isStraightBut(changer);
    this.wanders = isStraight && course.moves === 'on' && isEmpty(this.deniesWin, this.refuses);
    this.roams = isStraight && course.moves === 'level';
    const isAlone = isEmpty(this.deniesWin, this.tokens, this.turnEnd, this.domes) && !this.loudDomes;
    this.dances =
      isClear && course.moves === 'each' && this.#isStraightBut(changer) && isAlone && this.able.length === 1;
    this.mayStrike = !isEmpty(this.strikes, this.wins);
    const asking = [this.builds, this.builders, this.domes, this.judges, this.musts, this.barsEnd, this.turnEnd];
    this.remembers = this.ending !== ENDS_BY_BUILD || !isEmpty(...asking);
  }

  /** A slide from a whirlpool on, or around the edge, may end where another step ends; along its way it is not judged. */
  get #isCrooked(): boolean {
    const bends = this.near === NEAR_WRAPPED || !isEmpty(this.judges, this.abyss, this.sweeps);
    return this.slides.length > 0 && bends;
  }

  /** Steps lead where they point, displace nobody and win only by climbing. */
  #isStraightBut(changer: Power | undefined): boolean {
    const others = this.able.filter(({ power }) => power !== changer && power.stepped);
    return isEmpty(this.evicts, this.strikes, this.sweeps, this.slides, this.wins, others);
  }

  /** How the turn ends, by the facts the powers tell of themselves; `changer` is the one that changes the course of a turn. */
  #endingOf(changer: Power | undefined): Ending {
    const powers = this.able.map(({ power }) => power);
    const { ends } = changer?.course ?? {};
    const isSingle = isEmpty(this.turnEnd, this.domes, this.builders);
    const isAlone = powers.every((power) => power === changer || !addsPieces(power));
    if (ends === 'pieces' && isAlone && isEmpty(this.tokens) && !this.loudDomes) return ENDS_BY_MANY;
    const isMarked = !changer && isSingle && powers.every((power) => !power.built || power.course?.builtOnCard);
    if (this.built.length > 0 && isMarked) return ENDS_BY_MARK;
    if (!powers.every(isQuiet)) return ENDS_ANYHOW;
    if (!changer || ends === 'build') return ENDS_BY_BUILD;
    if (!isSingle) return ENDS_ANYHOW;
    if (ends === 'twoBuilds') return ENDS_BY_TWO;
    // A last step may move or remove those whom a duty looks at, but nobody climbs by it.
    const isOwed = this.musts.some(({ power }) => !power.wantsClimb);
    return (ends === 'act' || ends === 'acts') && !isOwed ? ENDS_BY_ACT : ENDS_ANYHOW;
  }
}

const is = (fact: true | undefined): boolean => fact === true;

const isEmpty = (...lists: readonly (readonly unknown[])[]): boolean => lists.every((list) => list.length === 0);

/** Does this power change what comes when in its holder's turn? Who builds does not matter here. */
const changesTurn = ({ open, acts, movers }: Power): boolean => [open, acts, movers].some((hook) => hook !== undefined);

const addsPieces = ({ built, builders, domes, turnEnd }: Power): boolean =>
  [built, builders, domes, turnEnd].some((hook) => hook !== undefined);

/** A build after the moves has no consequence by this power, or one that can be foreseen. */
const isQuiet = ({ built, turnEnd, course }: Power): boolean =>
  (!built || is(course?.builtBeforeMoving)) && (!turnEnd || course?.endHasNoEffect !== undefined);
