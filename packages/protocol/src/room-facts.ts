import type { RoomId } from './ids.ts';

/** `waiting`: seats are free. `cancelled`: the game does not count. */
export const ROOM_STAGES = ['waiting', 'playing', 'over', 'cancelled'] as const;
export type RoomStage = (typeof ROOM_STAGES)[number];

/** An offer to take back the last turn, and the seats that have not answered. */
export interface TakeBackOffer {
  readonly by: number;
  readonly asked: readonly number[];
}

export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** How a fact is checked, and whether a delta can remove it again by `null`. */
interface Fact<Value, Removable extends boolean> {
  readonly isValid: Check<Value>;
  readonly isRemovable: Removable;
}

type Check<Value> = (value: unknown) => value is Value;
const lasting = <Value>(isValid: Check<Value>): Fact<Value, false> => ({ isValid, isRemovable: false });
const removable = <Value>(isValid: Check<Value>): Fact<Value, true> => ({ isValid, isRemovable: true });

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isStage = (value: unknown): value is RoomStage => ROOM_STAGES.some((stage) => stage === value);
const isRoomId = (value: unknown): value is RoomId => typeof value === 'string' && /^[a-z0-9]{8}$/.test(value);
const isTakeBackOffer = (value: unknown): value is TakeBackOffer =>
  isFields(value) && isNumber(value.by) && Array.isArray(value.asked) && value.asked.every(isNumber);
const isRatingChanges = (value: unknown): value is readonly RatingChange[] =>
  Array.isArray(value) &&
  value.every((one) => isFields(one) && isNumber(one.seat) && isNumber(one.before) && isNumber(one.after));

/**
 * The facts of a room, apart from its table, seats, clock and chat. A fact that is added here is stored, restored and sent; only the code
 * that decides it and the page that shows it have to know its name.
 */
const FACTS = {
  stage: lasting(isStage),
  takeBack: removable(isTakeBackOffer),
  /** The room of the rematch. */
  next: lasting(isRoomId),
  /** After a rated game. */
  ratings: lasting(isRatingChanges),
};

type FactName = keyof typeof FACTS;
type ValueOf<Name extends FactName> = (typeof FACTS)[Name] extends Fact<infer Value, boolean> ? Value : never;
type RemovalOf<Name extends FactName> = (typeof FACTS)[Name] extends Fact<unknown, true> ? null : never;

/** Every room has a stage; other facts are left out while there are none. */
export type StoredFacts = { readonly stage: RoomStage } & {
  readonly [Name in Exclude<FactName, 'stage'>]?: ValueOf<Name>;
};

/** The facts that a change sets; `null` removes one. */
export type FactsDelta = {
  readonly [Name in FactName]?: ValueOf<Name> | RemovalOf<Name>;
};

const FACT_NAMES = Object.keys(FACTS) as readonly FactName[];

/** The facts in a room's state, an entry or a view, without everything else. */
export const factsIn = <Facts extends FactsDelta>(from: Facts): Pick<Facts, FactName & keyof Facts> =>
  Object.fromEntries(FACT_NAMES.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))) as Pick<
    Facts,
    FactName & keyof Facts
  >;

export const hasFacts = (delta: FactsDelta): boolean => FACT_NAMES.some((name) => delta[name] !== undefined);

/** The facts after a change. */
export function factsAfter(facts: StoredFacts, delta: FactsDelta): StoredFacts {
  const changed = { ...factsIn(facts), ...factsIn(delta) };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null)) as unknown as StoredFacts;
}

/** Everything but the facts. */
export function withoutFacts<From extends object>(from: From): Omit<From, FactName> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !Object.hasOwn(FACTS, name))) as Omit<
    From,
    FactName
  >;
}

/** The name of a fact that is malformed, in data that was stored or sent by another version. */
export const badFact = (delta: Readonly<Record<string, unknown>>): FactName | undefined =>
  FACT_NAMES.find((name) => {
    const value = delta[name];
    const { isValid, isRemovable } = FACTS[name];
    return value !== undefined && !(isRemovable && value === null) && !isValid(value);
  });
