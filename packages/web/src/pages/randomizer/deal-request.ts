import { isBalanced, shippedMatchups } from '@oia/engine/matchups';
import {
  type DealOptions,
  dealChoice,
  dealMatchup,
  type Fault,
  type MatchOptions,
  type PowerSet,
  type Random,
  type Result,
  SETS,
  seededRandom,
} from '@oia/rules';
import type { Catalogue, PowerId } from '@oia/texts';

export const DEAL_KINDS = ['matchup', 'choice'] as const;
/** A power for each player, or a few from which the Challenger makes an offer. */
type DealKind = (typeof DEAL_KINDS)[number];

export const DEAL_COUNTS = [1, 2, 3, 4, 6] as const;
type DealCount = (typeof DEAL_COUNTS)[number];
export const PLAYER_COUNTS = [2, 3, 4] as const;
type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The options of a deal. */
export interface DealRequest {
  readonly kind: DealKind;
  readonly players: PlayerCount;
  /** The ticked sets; heroes are ignored where they are not allowed. */
  readonly sets: readonly PowerSet[];
  readonly isFleece: boolean;
  /** Without hidden information and luck. */
  readonly isOpen: boolean;
  readonly count: DealCount;
  /** Only match-ups with about equal chances. */
  readonly isBalanced: boolean;
  /** No recently dealt powers, and none twice in one deal. */
  readonly isFresh: boolean;
}

export const DEFAULT_REQUEST: DealRequest = {
  kind: 'matchup',
  players: 2,
  sets: SETS.filter((set) => set !== 'hero'),
  isFleece: false,
  isOpen: false,
  isBalanced: false,
  count: 1,
  isFresh: true,
};

/** Everything that determines a deal: the same order gives the same deal on every device. */
export interface DealOrder {
  readonly request: DealRequest;
  readonly seed: number;
  /** Recently dealt, oldest first. */
  readonly avoid: readonly PowerId[];
}

export interface Dealt {
  readonly powers: readonly PowerId[];
  /** The match that can be played at once; undefined for a choice, which needs a draft first. */
  readonly options: MatchOptions | undefined;
  /** For a choice. */
  readonly challenger: number;
}

export const allowsHeroes = ({ players, isFleece }: DealRequest): boolean => players === 2 && !isFleece;
export const allowsFleece = ({ players }: DealRequest): boolean => players === 2;

/** Not with the Fleece, where both have the same power, nor for a choice, whose powers have no owners yet. */
export const allowsBalance = ({ kind, isFleece }: DealRequest): boolean => kind === 'matchup' && !isFleece;

/** Removes what is not allowed: the Fleece is for two players, heroes for two without the Fleece. */
export function normalizedRequest(request: DealRequest): DealRequest {
  const allowed = { ...request, isFleece: request.isFleece && allowsFleece(request) };
  const fleece = { ...allowed, isBalanced: request.isBalanced && allowsBalance(allowed) };
  const sets = SETS.filter((set) => request.sets.includes(set) && (set !== 'hero' || allowsHeroes(fleece)));
  return { ...fleece, sets };
}

const optionsOf = ({ players, sets, isOpen, isFleece }: DealRequest, avoid: readonly string[]): DealOptions => ({
  players,
  sets,
  open: isOpen,
  fleece: isFleece,
  avoid,
});

/** Why nothing can be dealt. */
export function faultOf(request: DealRequest): Fault | undefined {
  const dealt = dealOne(seededRandom(0), normalizedRequest(request), []);
  return dealt.ok ? undefined : dealt.error;
}

/** Deals all match-ups of an order. If too few powers are left, those dealt longest ago are used again. */
export function dealAll({ request, seed, avoid }: DealOrder): Result<readonly Dealt[]> {
  const random = seededRandom(seed);
  const normalized = normalizedRequest(request);
  const dealt: Dealt[] = [];
  let recent: readonly PowerId[] = request.isFresh ? avoid : [];
  for (let i = 0; i < request.count; i++) {
    const next = dealFresh(random, normalized, recent);
    if (!next.ok) return next;
    dealt.push(next.value);
    if (request.isFresh) recent = [...recent.filter((id) => !next.value.powers.includes(id)), ...next.value.powers];
  }
  return { ok: true, value: dealt };
}

function dealFresh(random: Random, request: DealRequest, recent: readonly PowerId[]): Result<Dealt> {
  const dealt = dealOne(random, request, recent);
  return dealt.ok || recent.length === 0 ? dealt : dealFresh(random, request, recent.slice(1));
}

function dealOne(random: Random, request: DealRequest, avoid: readonly PowerId[]): Result<Dealt> {
  return request.kind === 'choice' ? choiceOf(random, request, avoid) : matchupOf(random, request, avoid);
}

function choiceOf(random: Random, request: DealRequest, avoid: readonly PowerId[]): Result<Dealt> {
  const choice = dealChoice(random, optionsOf(request, avoid));
  if (!choice.ok) return choice;
  const challenger = Math.floor(random() * request.players);
  return { ok: true, value: { powers: choice.value, options: undefined, challenger } };
}

function matchupOf(random: Random, request: DealRequest, avoid: readonly PowerId[]): Result<Dealt> {
  // A later table may find other match-ups balanced: then the same order gives another deal.
  const accepts = (powers: readonly PowerId[]): boolean => isBalanced(shippedMatchups(), powers);
  const deal = dealMatchup(random, optionsOf(request, avoid), request.isBalanced ? accepts : undefined);
  if (!deal.ok) return deal;
  const { powers, start } = deal.value;
  const [card] = powers;
  const cards = request.isFleece && card !== undefined ? { fleece: card } : { powers };
  return {
    ok: true,
    value: { powers, options: { players: request.players, start, ...cards }, challenger: start },
  };
}

/** Why nothing can be dealt, and what to do about it. */
export const sayDealFault = ({ matchups, newGame }: Catalogue['ui'], { code }: Fault): string =>
  code === 'noneAccepted' ? matchups.balancedNone : newGame.faultTooFew;
