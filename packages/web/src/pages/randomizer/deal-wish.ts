import {
  type DealOptions,
  dealChoice,
  dealMatchup,
  type MatchOptions,
  type PowerSet,
  type Random,
  type Result,
  SETS,
  seededRandom,
} from '@oia/rules';
import type { PowerId } from '@oia/texts';

export const DEAL_KINDS = ['matchup', 'choice'] as const;
/** Powers for everybody, or a few for the Challenger to make an offer of. */
export type DealKind = (typeof DEAL_KINDS)[number];

export const DEAL_COUNTS = [1, 2, 3, 4, 6] as const;
export type DealCount = (typeof DEAL_COUNTS)[number];
export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** What somebody wants to be dealt. */
export interface DealWish {
  readonly kind: DealKind;
  readonly players: PlayerCount;
  /** As ticked; heroes count only where they may be played. */
  readonly sets: readonly PowerSet[];
  readonly isFleece: boolean;
  /** Without hidden information and luck. */
  readonly isOpen: boolean;
  readonly count: DealCount;
  /** Not what was dealt lately, nor the same twice at once. */
  readonly isFresh: boolean;
}

export const FIRST_WISH: DealWish = {
  kind: 'matchup',
  players: 2,
  sets: SETS.filter((set) => set !== 'hero'),
  isFleece: false,
  isOpen: false,
  count: 1,
  isFresh: true,
};

/** All that makes a deal: the same order gives the same deal, on every device. */
export interface DealOrder {
  readonly wish: DealWish;
  readonly seed: number;
  /** Dealt lately, oldest first. */
  readonly avoid: readonly PowerId[];
}

export interface Dealt {
  readonly powers: readonly PowerId[];
  /** What can be played with it at once; undefined: a choice is drafted from first. */
  readonly options: MatchOptions | undefined;
  /** Who makes the offer of a choice. */
  readonly challenger: number;
}

export const allowsHeroes = ({ players, isFleece }: DealWish): boolean => players === 2 && !isFleece;
export const allowsFleece = ({ players }: DealWish): boolean => players === 2;

/** Without what cannot be had together: the Fleece is for two, heroes for two without it. */
export function settledWish(wish: DealWish): DealWish {
  const fleece = { ...wish, isFleece: wish.isFleece && allowsFleece(wish) };
  const sets = SETS.filter((set) => wish.sets.includes(set) && (set !== 'hero' || allowsHeroes(fleece)));
  return { ...fleece, sets };
}

const optionsOf = ({ players, sets, isOpen, isFleece }: DealWish, avoid: readonly string[]): DealOptions => ({
  players,
  sets,
  open: isOpen,
  fleece: isFleece,
  avoid,
});

/** Can anything be dealt at all? */
export const isPossible = (wish: DealWish): boolean => dealOne(seededRandom(0), settledWish(wish), []).ok;

/** Deals as often as wished. Where too few are left, those that were dealt longest ago may come again. */
export function dealAll({ wish, seed, avoid }: DealOrder): Result<readonly Dealt[]> {
  const random = seededRandom(seed);
  const settled = settledWish(wish);
  const dealt: Dealt[] = [];
  let lately: readonly PowerId[] = wish.isFresh ? avoid : [];
  for (let i = 0; i < wish.count; i++) {
    const next = dealFresh(random, settled, lately);
    if (!next.ok) return next;
    dealt.push(next.value);
    if (wish.isFresh) lately = [...lately.filter((id) => !next.value.powers.includes(id)), ...next.value.powers];
  }
  return { ok: true, value: dealt };
}

function dealFresh(random: Random, wish: DealWish, lately: readonly PowerId[]): Result<Dealt> {
  const dealt = dealOne(random, wish, lately);
  return dealt.ok || lately.length === 0 ? dealt : dealFresh(random, wish, lately.slice(1));
}

function dealOne(random: Random, wish: DealWish, avoid: readonly PowerId[]): Result<Dealt> {
  return wish.kind === 'choice' ? choiceOf(random, wish, avoid) : matchupOf(random, wish, avoid);
}

function choiceOf(random: Random, wish: DealWish, avoid: readonly PowerId[]): Result<Dealt> {
  const choice = dealChoice(random, optionsOf(wish, avoid));
  if (!choice.ok) return choice;
  const challenger = Math.floor(random() * wish.players);
  return { ok: true, value: { powers: choice.value, options: undefined, challenger } };
}

function matchupOf(random: Random, wish: DealWish, avoid: readonly PowerId[]): Result<Dealt> {
  const deal = dealMatchup(random, optionsOf(wish, avoid));
  if (!deal.ok) return deal;
  const { powers, start } = deal.value;
  const [card] = powers;
  const cards = wish.isFleece && card !== undefined ? { fleece: card } : { powers };
  return {
    ok: true,
    value: { powers, options: { players: wish.players, start, ...cards }, challenger: start },
  };
}
