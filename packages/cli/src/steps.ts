import {
  ahead,
  directionOf,
  KINDS,
  kindOf,
  type Match,
  NONE,
  type Power,
  type Step,
  type StepKind,
  squareName,
} from '@oia/rules';
import { DIRECTIONS, type PowerId, type StepMessage } from '@oia/texts';
import { powerId } from './words.ts';

/** What a packed step says; `Step` in the rules draws the bits. */
export interface StepParts {
  readonly kind: StepKind;
  readonly a: number;
  readonly b: number;
  readonly e: number;
}

export const partsOf = (step: Step): StepParts => ({
  kind: KINDS[kindOf(step)] ?? 'hidden',
  a: (step >> 5) & 31,
  b: (step >> 10) & 31,
  e: (step >> 25) & 31,
});

export const packStep = (kind: StepKind, a: number, b: number, e = 0): Step =>
  KINDS.indexOf(kind) | (a << 5) | (b << 10) | (NONE << 15) | (NONE << 20) | (e << 25);

/** Who is named in a sentence about a step. */
export interface Telling {
  readonly match: Match;
  /** Powers of the one who acts. */
  readonly powers: readonly Power[];
  nameOf(seat: number): string;
}

const FATE_SQUARES = [0, 1, 5, 6];

/** A step as `texts` wants to be told of it. */
export function messageOf(step: Step, { match, powers, nameOf }: Telling): StepMessage {
  const { kind, a, b, e } = partsOf(step);
  const at = squareName(b);
  const from = squareName(a);
  const power = ownPower(powers, kind);
  switch (kind) {
    case 'move':
    case 'drag':
    case 'send':
    case 'trade':
      return { kind, from, to: at };
    case 'build':
      return { kind, at, by: a === NONE ? undefined : from, piece: e === 1 ? 'dome' : 'block' };
    case 'ferry':
      return { kind, by: from, from: at, to: squareName(ahead(a, directionOf(b, a))) };
    case 'token':
      return power ? { kind, at, power } : { kind: 'hidden' };
    case 'summon':
      return power ? { kind, at, power } : { kind: 'hidden' };
    case 'orient': {
      const direction = DIRECTIONS.find((known) => known === b);
      return power && direction !== undefined ? { kind, power, direction } : { kind: 'hidden' };
    }
    case 'draw': {
      const drawn = powerId(match.powers[b]?.id ?? '');
      return drawn ? { kind, power: drawn } : { kind: 'hidden' };
    }
    case 'fate':
      return { kind, at: FATE_SQUARES.map((offset) => squareName(b + offset)).join(' ') };
    case 'resign':
    case 'timeout':
      return { kind, player: nameOf(b) };
    case 'end':
    case 'pass':
    case 'hidden':
    case 'agree':
    case 'abandon':
      return { kind };
    default:
      return { kind, at };
  }
}

function ownPower(powers: readonly Power[], kind: StepKind): PowerId | undefined {
  const able = powers.find((power) =>
    kind === 'summon' ? (power.reserve ?? power.acts) : (power.acts ?? power.setup),
  );
  return powerId((able ?? powers[0])?.id ?? '');
}
