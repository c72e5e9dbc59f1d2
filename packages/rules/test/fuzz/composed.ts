import { checkPosition } from '../../src/check.ts';
import { dealCards, type MatchOptions, matchFor } from '../../src/create.ts';
import type { Card, Match } from '../../src/match.ts';
import type { MatchPosition } from '../../src/notation/position.ts';
import * as at from '../../src/position.ts';
import { holdersOf, newPosition, type Position, setHolders } from '../../src/position.ts';
import type { Field } from '../../src/power.ts';
import { pickOne, type Random, shuffled } from '../../src/random.ts';
import { Referee } from '../../src/referee.ts';
import { isOver } from '../../src/result.ts';
import { ALL, ahead, bit, has, type Mask, NEAR, NONE, SQUARES, type Square, squaresOf } from '../../src/squares.ts';

/**
 * Positions that games hardly ever reach, made by seed: few workers, many domes, tokens everywhere, a player with one worker left, a win two
 * steps away. Each is possible by `checkPosition`, it is some player's turn, and that player has one.
 */
export function composedPosition(options: MatchOptions, random: Random): MatchPosition {
  const made = matchFor(options);
  if (!made.ok) throw new Error(`no table: ${JSON.stringify(made.error)} ${JSON.stringify(options)}`);
  for (;;) {
    const position = compose(made.value, random);
    if (isPlayable(made.value, position)) return { match: made.value, position };
  }
}

function isPlayable(match: Match, p: Position): boolean {
  if (checkPosition(match, p) || match.castOf(p).claims.some(({ call }) => call(p))) return false;
  const referee = new Referee(match);
  referee.settle(p);
  return !isOver(p) && (p[at.ADDITIONAL] !== 0 || referee.hasTurn(p));
}

function compose(match: Match, random: Random): Position {
  const p = newPosition();
  dealCards(match, p);
  p[at.STAGE] = at.START;
  p[at.ACTIVE] = below(random, match.players);
  putOut(match, p, random);
  raiseBoard(p, random);
  placeWorkers(match, p, random);
  for (const card of match.cards) if (!isOut(p, card)) fillCard(match, p, card, random);
  if (match.fleece) p[at.RAM] = bit(pickOne(random, squaresOf(emptySquares(p) & ~tokensOn(match, p))));
  if (match.records) p[at.RECORD] = below(random, 1 << match.players) & ~p[at.OUT];
  lendCards(match, p, random);
  if (random() < 0.5 && mayBeAdditional(match, p)) p[at.ADDITIONAL] = 1;
  else markWorker(match, p, random);
  return p;
}

const below = (random: Random, n: number): number => Math.floor(random() * n);

const isOut = (p: Position, { owner }: Card): boolean => owner !== undefined && has(p[at.OUT], owner);

/** Of three players one may be out already. */
function putOut(match: Match, p: Position, random: Random): void {
  if (match.players !== 3 || random() > 0.15) return;
  const gone = (p[at.ACTIVE] + 1 + below(random, 2)) % 3;
  p[at.OUT] = 1 << gone;
  for (const [card, { owner, data }] of match.cards.entries()) {
    if (owner !== gone) continue;
    setHolders(p, card, 0);
    p.fill(0, data, data + at.CARD_INTS);
  }
}

/** How a board looks: shares of flat squares, of towers, of domes on towers and below. */
interface Mood {
  readonly flat: number;
  readonly towers: number;
  readonly capped: number;
  readonly low: number;
}

const MOODS: readonly Mood[] = [
  { flat: 0.8, towers: 0.1, capped: 0, low: 0 },
  { flat: 0.4, towers: 0.15, capped: 0.3, low: 0 },
  { flat: 0.2, towers: 0.3, capped: 0.3, low: 0.05 },
  { flat: 0.3, towers: 0.6, capped: 0.9, low: 0.1 },
  { flat: 0.2, towers: 0.5, capped: 0.95, low: 0.4 },
];

const MIN_FREE = 9;

function raiseBoard(p: Position, random: Random): void {
  const { flat, towers, capped, low } = pickOne(random, MOODS);
  const kept = shuffled(random, squaresOf(ALL)).slice(0, MIN_FREE);
  for (let square = 0; square < SQUARES; square++) {
    const height = random() < flat ? 0 : random() < towers ? 3 : 1 + below(random, 2);
    raise(p, square, height);
    if (!kept.includes(square) && random() < (height === 3 ? capped : low)) p[at.DOMES] |= bit(square);
  }
}

function raise(p: Position, square: Square, height: number): void {
  for (let level = 0; level < 3; level++) {
    if (level < height) p[at.H1 + level] |= bit(square);
    else p[at.H1 + level] &= ~bit(square);
  }
}

const emptySquares = (p: Position): Mask => ALL & ~p[at.DOMES] & ~at.workersOn(p);

type Sex = 'f' | 'm' | 'n';

function placeWorkers(match: Match, p: Position, random: Random): void {
  const active = match.sideOf(p[at.ACTIVE]);
  const sides = shuffled(random, [...Array(match.sides).keys()]).filter(
    (side) => match.sides < 3 || !has(p[at.OUT], side),
  );
  const last = sides.findLast((side) => side !== active);
  const lone = random() < 0.4 ? last : undefined;
  for (const side of sides) {
    if (side === lone) continue;
    for (const sex of sexesOf(match, side, random)) placeWorker(p, side, sex, random);
  }
  if (lone !== undefined) placeLone(p, lone, active, random);
  if (random() < 0.4) raiseStairs(match, p, random);
}

function twoAhead(from: Square, direction: number): Square {
  const next = ahead(from, direction);
  return next === NONE ? NONE : ahead(next, direction);
}

/** The last worker of a side, where a step of the active player may point at it. */
function placeLone(p: Position, side: number, active: number, random: Random): void {
  const aims = squaresOf(p[at.WORKERS + active]).flatMap((from) =>
    Array.from({ length: 8 }, (_, direction) => twoAhead(from, direction)),
  );
  const free = aims.filter((square) => square !== NONE && has(emptySquares(p), square));
  if (free.length === 0) return placeWorker(p, side, pickOne(random, SEXES), random);
  putWorker(p, side, pickOne(random, SEXES), pickOne(random, free));
}

const SEXES: readonly Sex[] = ['f', 'm'];

/** The workers still on the board: often not all of them. */
function sexesOf(match: Match, side: number, random: Random): Sex[] {
  const powers = match.cards.filter(({ owner }) => owner !== undefined && match.sideOf(owner) === side);
  const most = Math.max(2, ...powers.map(({ power }) => power.workers ?? 2));
  const all: Sex[] = ['f', 'm', ...Array<Sex>(most - 2).fill('n')];
  if (powers.some(({ power }) => power.reserve) && random() < 0.5) all.push('n');
  return random() < 0.4 ? shuffled(random, all).slice(0, 1 + below(random, all.length)) : all;
}

/** Workers like to stand near each other, so that powers meet. */
function placeWorker(p: Position, side: number, sex: Sex, random: Random): void {
  const free = emptySquares(p);
  const near = squaresOf(free).filter((square) => (NEAR[square] as Mask) & at.workersOn(p));
  putWorker(p, side, sex, pickOne(random, near.length > 0 && random() < 0.6 ? near : squaresOf(free)));
}

function putWorker(p: Position, side: number, sex: Sex, square: Square): void {
  p[at.WORKERS + side] |= bit(square);
  if (sex === 'f') p[at.FEMALE] |= bit(square);
  if (sex === 'm') p[at.MALE] |= bit(square);
}

/** A way up from a worker of the active side: the top is one step away, or two. */
function raiseStairs(match: Match, p: Position, random: Random): void {
  const workers = squaresOf(p[at.WORKERS + match.sideOf(p[at.ACTIVE])]);
  if (workers.length === 0) return;
  const worker = pickOne(random, workers);
  const path = [worker];
  for (let i = 0; i < 2; i++) {
    const next = squaresOf((NEAR[path.at(-1) as Square] as Mask) & emptySquares(p)).filter(
      (one) => !path.includes(one),
    );
    if (next.length > 0) path.push(pickOne(random, next));
  }
  const start = random() < 0.5 ? 1 : 2;
  for (const [i, square] of path.entries()) raise(p, square, Math.min(3, start + i));
}

function tokensOn(match: Match, p: Position): Mask {
  return match.cards.reduce((mask, card) => mask | lyingOf(p, card), 0);
}

/** Squares with something of this card on them. */
const lyingOf = (p: Position, { power, data }: Card): Mask =>
  (power.fields ?? []).reduce((mask, { kind, secret }, i) => {
    if (kind === 'mask') return mask | p[data + i];
    return kind === 'square' && !secret && p[data + i] > 0 ? mask | bit(p[data + i] - 1) : mask;
  }, 0);

function fillCard(match: Match, p: Position, card: Card, random: Random): void {
  if (card.power.deck) return fillDeck(p, card, random);
  for (const [i, field] of (card.power.fields ?? []).entries())
    p[card.data + i] = fieldValue(match, p, card, field, random);
}

const MAX_SAVED = 3;
const MAX_TOKENS = 2;

function fieldValue(match: Match, p: Position, card: Card, field: Field, random: Random): number {
  switch (field.kind) {
    case 'count':
      return below(random, (field.most ?? MAX_SAVED) + 1);
    case 'direction':
      return 1 + below(random, 8);
    case 'fate':
      return 1 + below(random, 4) + 5 * below(random, 4);
    case 'square': {
      if (!field.secret && random() < 0.2) return 0;
      const free = squaresOf(emptySquares(p) & ~(field.secret ? 0 : tokensOn(match, p)));
      return free.length === 0 ? 0 : pickOne(random, free) + 1;
    }
    case 'mask':
      return tokens(match, p, card, random);
    default:
      return 0;
  }
}

/** Coins lie on blocks, and no more than were spent; all tokens may lie under workers. */
function tokens(match: Match, p: Position, { power, data }: Card, random: Random): Mask {
  const coins = power.fields?.findIndex(({ most }) => most !== undefined) ?? -1;
  const most = coins < 0 ? MAX_TOKENS : (power.fields?.[coins]?.most ?? 0) - p[data + coins];
  const room = (random() < 0.5 ? emptySquares(p) : ALL & ~p[at.DOMES]) & ~tokensOn(match, p);
  const squares = shuffled(random, squaresOf(coins < 0 ? room : room & p[at.H1]));
  return squares
    .slice(0, random() < 0.7 ? most : below(random, most + 1))
    .reduce((mask, square) => mask | bit(square), 0);
}

/** A face, and the rest in two heaps. */
function fillDeck(p: Position, { data }: Card, random: Random): void {
  const [face = 0, ...rest] = shuffled(random, squaresOf(p[data + 1]));
  const discards = rest.splice(0, below(random, rest.length + 1));
  p[data] = face;
  p[data + 1] = rest.reduce((mask, number) => mask | bit(number), 0);
  p[data + 2] = discards.reduce((mask, number) => mask | bit(number), 0);
}

/** Cards that a thief may have taken. */
function lendCards(match: Match, p: Position, random: Random): void {
  const thief = match.cards.find(({ power }) => power.seizes)?.owner;
  if (thief === undefined) return;
  for (const { card } of match.holder(thief, 0).stealableCards) if (random() < 0.5) setHolders(p, card, 1 << thief);
}

const mayBeAdditional = (match: Match, p: Position): boolean =>
  p[at.DOMES] !== 0 &&
  match.cards.some(({ power }, card) => power.earns && (match.fleece || has(holdersOf(p, card), p[at.ACTIVE])));

/** A mark lies on a worker whose owner is to move, and whose marker has used the power. */
function markWorker(match: Match, p: Position, random: Random): void {
  const marker = match.cards.find(({ power }) => power.demands);
  const side = match.sideOf(p[at.ACTIVE]);
  const targets = p[at.WORKERS + side];
  if (!marker || marker.owner === p[at.ACTIVE] || has(match.hidden, side) || targets === 0 || random() < 0.3) return;
  p[marker.data] = 1;
  p[at.MARKED] = bit(pickOne(random, squaresOf(targets)));
}
