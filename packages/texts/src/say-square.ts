import type { StepKind } from '@oia/rules';
import type { GameWords } from './catalogue.ts';
import type { Sex, TargetKind, Token } from './ids.ts';

/** A worker on a space. */
export interface WorkerOnSquare {
  /** The owner: the reader, or a display name. */
  readonly owner: 'you' | { readonly name: string };
  readonly sex?: Sex | undefined;
  readonly marked?: boolean | undefined;
  /** Only its owner sees it. */
  readonly unseen?: boolean | undefined;
}

/** Everything the description of a space mentions. */
export interface SquareFacts {
  /** Such as `c4`. */
  readonly square: string;
  readonly level: number;
  readonly dome: boolean;
  readonly worker?: WorkerOnSquare | undefined;
  readonly tokens: readonly Token[];
  /** The steps that choosing it would make. */
  readonly offers: readonly StepKind[];
  readonly selected: boolean;
  /** True if its worker can be selected for a step. */
  readonly source: boolean;
}

/** The description of a space for screen readers: what is there first, what can be done last. */
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

function workerParts({ squares }: GameWords, { owner, sex, marked, unseen }: WorkerOnSquare): string[] {
  const worker = owner === 'you' ? squares.yours({ sex }) : squares.theirs({ player: owner.name, sex });
  return [worker, ...(unseen ? [squares.unseen] : []), ...(marked ? [squares.marked] : [])];
}
