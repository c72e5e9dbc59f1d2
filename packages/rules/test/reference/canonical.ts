// One string for each position: equal positions have equal strings.

import { canReadClimb, stealable } from './powers.ts';
import type { RefPosition, RefState, Side } from './types.ts';
import { other } from './types.ts';

function sorted<T>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Only the fields that belong to the power, with their defaults written out. */
function stateOf(power: string, state: RefState, opponent: string): unknown[] {
  switch (power) {
    case 'gaea':
      return [state.reserve ?? 0];
    case 'charybdis':
      return sorted(state.whirlpools ?? []);
    case 'aeolus':
      return [state.wind ?? -1];
    case 'siren':
      return [state.song ?? -1];
    case 'tartarus':
      return [state.abyss ?? -1];
    case 'moerae':
      return [state.fate ?? -1];
    case 'chaos':
      return [state.face ?? '', sorted(state.deck ?? []), sorted(state.discards ?? [])];
    case 'circe':
      return [stealable(opponent) && state.stolen === true];
    case 'adonis':
      return [state.used === true, state.mark ?? -1];
    case 'atalanta':
    case 'heracles':
    case 'medea':
    case 'odysseus':
      return [state.used === true];
    default:
      return [];
  }
}

/** In a finished game turn, records and pending things do not count (Z31). */
function turnOf(p: RefPosition): unknown {
  if (p.winner !== undefined) return { winner: p.winner };
  const powers: [string, string] = [p.seats[0].power, p.seats[1].power];
  const states: [RefState, RefState] = [p.seats[0].state, p.seats[1].state];
  const climbed = ([0, 1] as const).map((side) => canReadClimb(side, powers, states) && p.climbed[side]);
  return { toMove: p.toMove, additional: p.additional === true, drawPending: p.drawPending === true, climbed };
}

export function canonical(p: RefPosition): string {
  const seat = (side: Side): unknown => {
    const { power, workers, state } = p.seats[side];
    const places = sorted(workers.map((worker) => `${String(worker.square).padStart(2, '0')}${worker.sex}`));
    return { power, places, state: stateOf(power, state, p.seats[other(side)].power) };
  };
  const board = p.heights.map((height, square) => `${height}${p.domes[square] ? 'D' : ''}`).join(' ');
  return JSON.stringify({ board, seats: [seat(0), seat(1)], turn: turnOf(p) });
}
