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
import { freshStartOf, type TableSetup, type Way } from '@oia/table';
import { startOf } from './form-validation.ts';
import { type GameForm, hasFleeceHeroes, type SeatChoice, seatsAt } from './game-form.ts';

/** The table of a form, with all random choices made; the same random source gives the same table. */
export function tableOf(form: GameForm, random: Random): Result<TableSetup> {
  const way = wayOf(form, random);
  if (!way.ok) return way;
  const table: TableSetup = { seats: seatsAt(form), looks: form.looks, way: way.value };
  const start = freshStartOf(table);
  return start.ok ? { ok: true, value: table } : start;
}

function wayOf(form: GameForm, random: Random): Result<Way> {
  if (form.way === 'draft') return draftOf(form, random);
  const powers = powersOf(form, random);
  if (!powers.ok) return powers;
  const options = { ...termsOf(form), ...powers.value, start: seatOf(startOf(form), form.players, random) };
  return { ok: true, value: { kind: 'match', options } };
}

type Terms = Pick<MatchOptions, 'players' | 'house' | 'repetition' | 'override'>;

/** The options that do not depend on powers. */
function termsOf({ players, house, repetition, override, isFleece }: GameForm): Terms {
  const rules = Object.fromEntries(
    house.filter((rule) => isFleece || rule !== 'fleeceHeroes').map((rule) => [rule, true]),
  );
  return { players, house: rules, repetition, ...(override ? { override } : {}) };
}

type Powers = Pick<MatchOptions, 'powers' | 'fleece'>;

function powersOf(form: GameForm, random: Random): Result<Powers> {
  if (form.way === 'none') return { ok: true, value: {} };
  if (form.way === 'random') return dealtPowers(form, random);
  const powers = seatsAt(form).map((_, seat) => form.powers[seat] ?? NO_POWER);
  if (!form.isFleece) return { ok: true, value: { powers } };
  return { ok: true, value: { fleece: form.card, ...(hasFleeceHeroes(form) ? { powers } : {}) } };
}

/** The powers that a form deals from. */
export const dealFrom = (form: GameForm) => ({
  players: form.players,
  sets: form.sets,
  open: form.isOpen,
  fleece: form.isFleece,
  fleeceHeroes: hasFleeceHeroes(form),
});

function dealtPowers(form: GameForm, random: Random): Result<Powers> {
  const deal = dealMatchup(random, dealFrom(form));
  if (!deal.ok) return deal;
  const { powers, heroes } = deal.value;
  const [card] = powers;
  if (!form.isFleece || !card) return { ok: true, value: { powers } };
  return { ok: true, value: { fleece: card, ...(heroes ? { powers: heroes } : {}) } };
}

function draftOf(form: GameForm, random: Random): Result<Way> {
  const pool = form.isLimited ? dealChoice(random, dealFrom(form)) : draftPool(form, random);
  if (!pool.ok) return pool;
  const challenger = seatOf(form.challenger, form.players, random);
  const fleece = form.isFleece ? { fleece: true } : {};
  const options = { ...termsOf(form), ...fleece, challenger, pool: pool.value };
  return { ok: true, value: { kind: 'draft', options } };
}

/** All powers of the sets, if at least one offer is possible. */
function draftPool(form: GameForm, random: Random): Result<readonly string[]> {
  const offer = dealMatchup(random, { ...dealFrom(form), fleece: false });
  return offer.ok ? { ok: true, value: dealPool(dealFrom(form)).map(({ id }) => id) } : offer;
}

const seatOf = (choice: SeatChoice | readonly number[], players: number, random: Random): number => {
  if (typeof choice === 'number') return choice;
  return choice === 'random' ? Math.floor(random() * players) : pickOne(random, choice);
};

/** Why the form cannot be played with any deal. */
export function faultIn(form: GameForm): Fault | undefined {
  const table = tableOf(form, seededRandom(1));
  return table.ok ? undefined : table.error;
}
