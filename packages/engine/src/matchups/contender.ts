import { createMatch, NO_POWER, POWER_LIST, type PowerId } from '@oia/rules';

/** One side of a match-up: a power, or none. */
export type Contender = PowerId | typeof NO_POWER;

/** Two contenders, and which of them starts. */
export interface Pairing {
  readonly starter: Contender;
  readonly other: Contender;
}

/** No power first, then the powers by number. */
export const CONTENDERS: readonly Contender[] = [NO_POWER, ...POWER_LIST.map(({ id }) => id)];

/** Every pairing that can be played without an override; a power that has to start never comes second. */
export const allPairings = (): Pairing[] =>
  CONTENDERS.flatMap((starter) => CONTENDERS.map((other) => ({ starter, other }))).filter(isPlayable);

function isPlayable({ starter, other }: Pairing): boolean {
  const match = createMatch({ players: 2, powers: [starter, other], start: 0 });
  return match.ok && match.value.start === 0;
}
