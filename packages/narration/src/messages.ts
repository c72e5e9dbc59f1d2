import {
  DIRECTIONS,
  fateSquares,
  ferriedTo,
  type Match,
  type PlainStep,
  type Power,
  type PowerId,
  plainStep,
  type Step,
  squareName,
} from '@oia/rules';
import { powerIdAt, squareList } from './names.ts';
import type { StepMessage } from './sentences.ts';

/** The context of a sentence about a step. */
export interface StepContext {
  readonly match: Match;
  /** Powers of the actor. */
  readonly powers: readonly Power[];
  nameOf(seat: number): string;
}

/** The message for `describeStep`. */
export function stepMessage(packed: Step, { match, powers, nameOf }: StepContext): StepMessage {
  const step = plainStep(packed);
  const power = ownPower(powers, step.kind);
  switch (step.kind) {
    case 'move':
    case 'drag':
    case 'send':
      return { kind: step.kind, from: squareName(step.from), to: squareName(step.to) };
    case 'trade':
      return tradeMessage(step);
    case 'build':
      return {
        kind: step.kind,
        at: squareName(step.at),
        by: step.by === undefined ? undefined : squareName(step.by),
        piece: step.dome ? 'dome' : 'block',
      };
    case 'ferry': {
      const to = squareName(ferriedTo(packed));
      return { kind: step.kind, by: squareName(step.by), from: squareName(step.at), to };
    }
    case 'token':
      return power ? { kind: step.kind, at: squareName(step.at), power } : { kind: 'hidden' };
    case 'summon':
      return power ? { kind: step.kind, at: squareName(step.at), power } : { kind: 'hidden' };
    case 'orient': {
      const direction = DIRECTIONS[step.direction];
      return power && direction ? { kind: step.kind, power, direction } : { kind: 'hidden' };
    }
    case 'draw': {
      const drawn = powerIdAt(match, step.power);
      return drawn ? { kind: step.kind, power: drawn } : { kind: 'hidden' };
    }
    case 'fate':
      return { kind: step.kind, at: squareList(fateSquares(step.at)) };
    case 'useRam': {
      const lent = lentPower(match);
      return lent ? { kind: step.kind, power: lent } : { kind: 'hidden' };
    }
    case 'useHero': {
      const hero = powers.find(({ set }) => set === 'hero')?.id;
      return hero ? { kind: step.kind, power: hero } : { kind: 'hidden' };
    }
    case 'resign':
    case 'timeout':
      return { kind: step.kind, player: nameOf(step.seat) };
    case 'end':
    case 'pass':
    case 'hidden':
    case 'agree':
    case 'abandon':
      return { kind: step.kind };
    default:
      return { kind: step.kind, at: squareName(step.at) };
  }
}

/** The power of the card beside the Ram. */
export const lentPower = ({ cards }: Match): PowerId | undefined =>
  cards.find(({ owner }) => owner === undefined)?.power.id;

function tradeMessage({ pairs }: Extract<PlainStep, { kind: 'trade' }>): StepMessage {
  const [[from, to] = [0, 0], second] = pairs;
  const more = second ? { from2: squareName(second[0]), to2: squareName(second[1]) } : {};
  return { kind: 'trade', from: squareName(from), to: squareName(to), ...more };
}

function ownPower(powers: readonly Power[], kind: PlainStep['kind']): PowerId | undefined {
  const able = powers.find((power) =>
    kind === 'summon' ? (power.reserve ?? power.acts) : (power.acts ?? power.setup),
  );
  return (able ?? powers[0])?.id;
}
