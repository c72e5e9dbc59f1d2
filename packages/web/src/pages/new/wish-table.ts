import {
  dealChoice,
  dealMatchup,
  dealPool,
  type Fault,
  type MatchOptions,
  NO_POWER,
  pickOne,
  type Random,
  type Result,
  seededRandom,
} from '@oia/rules';
import { faultOf, type TableSetup, type Way } from '@oia/table';
import { startOf } from './objections.ts';
import { type SeatChoice, seatsAt, type Wish } from './wish.ts';

/** The table that comes of it, with everything dealt and tossed; the same random source gives the same table. */
export function tableOf(wish: Wish, random: Random): Result<TableSetup> {
  const way = wayOf(wish, random);
  if (!way.ok) return way;
  const table: TableSetup = { seats: seatsAt(wish), looks: wish.looks, way: way.value };
  const wrong = faultOf(table);
  return wrong ? { ok: false, error: wrong } : { ok: true, value: table };
}

function wayOf(wish: Wish, random: Random): Result<Way> {
  if (wish.way === 'draft') return draftOf(wish, random);
  const powers = powersOf(wish, random);
  if (!powers.ok) return powers;
  const options = { ...termsOf(wish), ...powers.value, start: seatOf(startOf(wish), wish.players, random) };
  return { ok: true, value: { kind: 'match', options } };
}

type Terms = Pick<MatchOptions, 'players' | 'house' | 'repetition' | 'override'>;

/** What holds whatever the powers are. */
function termsOf({ players, house, repetition, override }: Wish): Terms {
  const rules = Object.fromEntries(house.map((rule) => [rule, true]));
  return { players, house: rules, repetition, ...(override ? { override } : {}) };
}

type Powers = Pick<MatchOptions, 'powers' | 'fleece'>;

function powersOf(wish: Wish, random: Random): Result<Powers> {
  if (wish.way === 'none') return { ok: true, value: {} };
  if (wish.way === 'random') return dealtPowers(wish, random);
  if (wish.isFleece) return { ok: true, value: { fleece: wish.card } };
  const powers = seatsAt(wish).map((_, seat) => wish.powers[seat] ?? NO_POWER);
  return { ok: true, value: { powers } };
}

const dealFrom = ({ players, sets, isOpen, isFleece }: Wish) => ({ players, sets, open: isOpen, fleece: isFleece });

function dealtPowers(wish: Wish, random: Random): Result<Powers> {
  const deal = dealMatchup(random, dealFrom(wish));
  if (!deal.ok) return deal;
  const [card] = deal.value.powers;
  return { ok: true, value: wish.isFleece && card ? { fleece: card } : { powers: deal.value.powers } };
}

function draftOf(wish: Wish, random: Random): Result<Way> {
  const pool = wish.isLimited ? dealChoice(random, dealFrom(wish)) : enough(wish, random);
  if (!pool.ok) return pool;
  const challenger = seatOf(wish.challenger, wish.players, random);
  const fleece = wish.isFleece ? { fleece: true } : {};
  const options = { ...termsOf(wish), ...fleece, challenger, pool: pool.value };
  return { ok: true, value: { kind: 'draft', options } };
}

/** Everything the sets have, if at least one offer can be made of it. */
function enough(wish: Wish, random: Random): Result<readonly string[]> {
  const offer = dealMatchup(random, { ...dealFrom(wish), fleece: false });
  return offer.ok ? { ok: true, value: dealPool(dealFrom(wish)).map(({ id }) => id) } : offer;
}

const seatOf = (choice: SeatChoice | readonly number[], players: number, random: Random): number => {
  if (typeof choice === 'number') return choice;
  return choice === 'random' ? Math.floor(random() * players) : pickOne(random, choice);
};

/** What keeps it from being played, whatever is dealt. */
export function faultIn(wish: Wish): Fault | undefined {
  const table = tableOf(wish, seededRandom(1));
  return table.ok ? undefined : table.error;
}
