// Which powers the reference knows, and who holds which card.

import type { RefState, Side } from './types.ts';
import { other } from './types.ts';

export const SIMPLE: readonly string[] = [
  'apollo',
  'artemis',
  'athena',
  'atlas',
  'demeter',
  'hephaestus',
  'hermes',
  'minotaur',
  'pan',
  'prometheus',
];

export const HEROES: readonly string[] = ['adonis', 'atalanta', 'heracles', 'medea', 'odysseus'];

/** The sixteen powers the reference was written for. */
export const SUBJECTS: readonly string[] = [
  'chaos',
  'circe',
  'dionysus',
  'triton',
  'charybdis',
  'gaea',
  'hecate',
  'moerae',
  'siren',
  'tartarus',
  'terpsichore',
  ...HEROES,
];

export const OTHERS: readonly string[] = [
  'none',
  ...SIMPLE,
  'hera',
  'hypnus',
  'limus',
  'persephone',
  'harpies',
  'aphrodite',
  'bia',
  'aeolus',
];

const KNOWN: readonly string[] = [...SUBJECTS, ...OTHERS];

/** circe-hecate is the only refused pair (Z15); a card is unique (G2.4). */
export function supported(a: string, b: string): boolean {
  if (!KNOWN.includes(a) || !KNOWN.includes(b)) return false;
  if (a === b) return a === 'none';
  return !(a === 'circe' && b === 'hecate') && !(a === 'hecate' && b === 'circe');
}

/** A hero's card cannot be stolen (17.14), and 'none' is no card at all. */
export function stealable(power: string): boolean {
  return power !== 'none' && !HEROES.includes(power);
}

/** The power of a card for its holder: Chaos' card is its face-up card. */
function faceOf(power: string, state: RefState): string {
  return power === 'chaos' ? (state.face ?? 'none') : power;
}

/** The power a seat holds right now, after thefts. Circe's own theft is not counted as a power here. */
export function heldBy(side: Side, powers: readonly [string, string], states: readonly [RefState, RefState]): string {
  const mine = powers[side];
  const theirs = powers[other(side)];
  if (mine === 'circe') {
    const has = states[side].stolen === true && stealable(theirs);
    return has ? faceOf(theirs, states[other(side)]) : 'none';
  }
  const robbed = theirs === 'circe' && states[other(side)].stolen === true && stealable(mine);
  return robbed ? 'none' : faceOf(mine, states[side]);
}

/** The seat that owns this power's card, held by another player or not. */
export function ownerOf(power: string, powers: readonly [string, string]): Side | undefined {
  if (powers[0] === power) return 0;
  return powers[1] === power ? 1 : undefined;
}

/** May this seat ever read its own Athena record (Z32)? */
export function canReadClimb(
  side: Side,
  powers: readonly [string, string],
  states: readonly [RefState, RefState],
): boolean {
  const holdsAthena = (seat: Side): boolean => {
    const { face, deck, discards } = states[seat];
    const cards = [face, ...(deck ?? []), ...(discards ?? [])];
    return powers[seat] === 'athena' || (powers[seat] === 'chaos' && cards.includes('athena'));
  };
  return holdsAthena(side) || (powers[side] === 'circe' && holdsAthena(other(side)));
}
