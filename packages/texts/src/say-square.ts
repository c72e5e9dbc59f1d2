import type { StepKind } from '@oia/rules';
import type { GameWords } from './catalogue.ts';
import type { Sex, TargetKind, Token } from './ids.ts';

/** Who stands on a space. */
export interface StandingWorker {
  /** Whose it is: the name to be shown, or whoever reads. */
  readonly owner: 'you' | { readonly name: string };
  readonly sex?: Sex | undefined;
  readonly marked?: boolean | undefined;
}

/** All there is to say of a space. */
export interface SquareFacts {
  /** As in `c4`. */
  readonly square: string;
  readonly level: number;
  readonly dome: boolean;
  readonly worker?: StandingWorker | undefined;
  readonly tokens: readonly Token[];
  /** What choosing it would do now. */
  readonly offers: readonly StepKind[];
  readonly selected: boolean;
  /** Can its worker be chosen for a step? */
  readonly source: boolean;
}

/** A space for somebody who does not see it: what it is first, what can be done with it last. */
export function saySquare(words: GameWords, facts: SquareFacts): string {
  const { squares, tokens, offers } = words;
  const isTarget = (kind: StepKind): kind is TargetKind => Object.hasOwn(offers, kind);
  return [
    facts.square,
    facts.level === 0 ? squares.ground : squares.level({ level: facts.level }),
    ...(facts.dome ? [squares.dome] : []),
    ...(facts.worker ? workerParts(words, facts.worker) : []),
    ...facts.tokens.map((token) => tokens[token]),
    ...(facts.selected ? [squares.selected] : facts.source ? [squares.source] : []),
    ...facts.offers.filter(isTarget).map((kind) => offers[kind]),
  ].join(', ');
}

function workerParts({ squares }: GameWords, { owner, sex, marked }: StandingWorker): string[] {
  const worker = owner === 'you' ? squares.yours({ sex }) : squares.theirs({ player: owner.name, sex });
  return marked ? [worker, squares.marked] : [worker];
}
