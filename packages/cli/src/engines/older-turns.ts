import { withoutDetours } from '@oia/engine';
import { type MatchPosition, olderText, type Position, Referee, type Step } from '@oia/rules';
import { PathWriter } from '../turns/path.ts';
import { isOutsideTurns, visitTurns } from '../turns/visit.ts';

/** A turn that leads to a position. */
export interface OlderTurn {
  readonly steps: readonly string[];
  readonly result: Position;
}

/**
 * How alike two positions have to be: versions of the other engine differ in how they write state and ends, so a position that is not found
 * exactly is looked for by less, as long as only one turn leads to it.
 */
const KEYS = [
  ({ heights, side, seats }: OlderParts) => [heights, side, ...seats.map(({ name, state, at }) => name + state + at)],
  ({ heights, side, seats }: OlderParts) => [heights, side, ...seats.map(({ name, at }) => name + at)],
  ({ heights, seats }: OlderParts) => [heights, ...seats.map(({ at }) => at)],
] as const;

const AMBIGUOUS = Symbol();

/** A turn as the walker found it. */
interface WalkedTurn {
  readonly steps: readonly Step[];
  readonly result: Position;
}

/** All turns of a position, found by the position they lead to as the other engine writes it. */
export class OlderTurns {
  readonly #byKey = KEYS.map(() => new Map<string, WalkedTurn | typeof AMBIGUOUS>());
  readonly #placed: MatchPosition;

  constructor(placed: MatchPosition) {
    this.#placed = placed;
    const { match } = placed;
    visitTurns(placed, (result, { items, length }) => {
      const text = olderText({ match, position: result });
      const steps = Array.from({ length }, (_, i) => items[i] as Step);
      if (text.ok) this.#add(partsOf(text.value), { steps, result: result.slice() });
      return true;
    });
  }

  /** undefined: no turn leads there. */
  leadingTo(text: string): OlderTurn | undefined {
    const parts = partsOf(text);
    for (const [i, keyOf] of KEYS.entries()) {
      const found = this.#byKey[i]?.get(keyOf(parts).join('/'));
      if (found !== undefined) return found === AMBIGUOUS ? undefined : this.#written(found);
    }
    return undefined;
  }

  /** By the shortest walks: the walker leads a worker of Hermes all around the board, in more steps than a server reads. */
  #written({ steps, result }: WalkedTurn): OlderTurn {
    const { match, position } = this.#placed;
    const referee = new Referee(match);
    const items = isOutsideTurns(position) ? steps : withoutDetours(referee, position, steps);
    const { steps: texts } = new PathWriter(referee, position).write({ items, length: items.length });
    return { steps: [...texts], result };
  }

  /** The first of several ways to the same position stands for all of them. */
  #add(parts: OlderParts, turn: WalkedTurn): void {
    const exact = KEYS[0](parts).join('/');
    if (this.#byKey[0]?.has(exact)) return;
    for (const [i, keyOf] of KEYS.entries()) {
      const key = keyOf(parts).join('/');
      const turns = this.#byKey[i];
      turns?.set(key, turns.has(key) ? AMBIGUOUS : turn);
    }
  }
}

interface OlderParts {
  readonly heights: string;
  /** The side to move, or the winner. */
  readonly side: string;
  readonly seats: readonly { readonly name: string; readonly state: string; readonly at: string }[];
}

function partsOf(text: string): OlderParts {
  const [heights = '', side = '', ...seats] = text.toLowerCase().replace(/\s/g, '').split('/');
  const winner = seats.findIndex((seat) => seat.includes('#'));
  return { heights, side: winner < 0 ? side : `#${winner + 1}`, seats: seats.map(seatOf) };
}

function seatOf(text: string): OlderParts['seats'][number] {
  const [, name = '', state = '', squares = ''] = /^#?([a-z]+)#?(?:\[(.*?)\])?#?[^:]*(?::(.*))?$/.exec(text) ?? [];
  return { name, state, at: squares.split(',').sort().join() };
}
