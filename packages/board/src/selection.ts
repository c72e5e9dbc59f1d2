import type { Choice, SquareState } from './choices.ts';
import { SQUARES, type Square } from './scene.ts';

/** What touching a square does. */
export type Outcome =
  | { readonly kind: 'select'; readonly square: Square }
  | { readonly kind: 'deselect' }
  | { readonly kind: 'choose'; readonly choice: Choice }
  /** The square means several things: somebody has to ask. */
  | { readonly kind: 'menu'; readonly choices: readonly Choice[] }
  | { readonly kind: 'refuse' };

type Choices = readonly Choice[];
type Selected = Square | undefined;

/** Can the square be taken first, or dragged from? */
export const isSource = (choices: Choices, square: Square): boolean => choices.some(({ from }) => from === square);

/** Does something have to be taken here before it can be done? */
const mustBeTaken = (choices: Choices, square: Square): boolean =>
  choices.some(({ from, direct }) => from === square && !direct);

const takenChoices = (choices: Choices, selected: Selected, square: Square): Choice[] =>
  choices.filter(({ from, to }) => to === square && from !== undefined && from === selected);

/**
 * What touching a square would mean now, the choices of the taken square first. Whoever has taken a worker thinks of that one:
 * what another could do there is not offered until it is let go.
 */
export function meaning(choices: Choices, selected: Selected, square: Square): Choice[] {
  const taken = takenChoices(choices, selected, square);
  const isOpen = ({ from, direct }: Choice): boolean => from === undefined || (direct && selected === undefined);
  const others = choices.filter((choice) => choice.to === square && isOpen(choice) && !taken.includes(choice));
  return [...taken, ...others];
}

function decided(choices: Choices): Outcome {
  const [choice, ...others] = choices;
  if (choice === undefined) return { kind: 'refuse' };
  return others.length > 0 ? { kind: 'menu', choices } : { kind: 'choose', choice };
}

/** The taken square touched again: let go, unless it means something itself. Then asking is safer than doing it. */
function touchedAgain(choices: Choices): Outcome {
  return choices.length > 0 ? { kind: 'menu', choices } : { kind: 'deselect' };
}

export function touch(choices: Choices, selected: Selected, square: Square): Outcome {
  const meant = meaning(choices, selected, square);
  if (square === selected) return touchedAgain(meant);
  if (takenChoices(choices, selected, square).length > 0) return decided(meant);
  if (mustBeTaken(choices, square)) return { kind: 'select', square };
  if (meant.length > 0) return decided(meant);
  return isSource(choices, square) ? { kind: 'select', square } : { kind: 'refuse' };
}

/** Dragging is taking and touching, but nobody drags one worker to another in order to take that one. */
export function drop(choices: Choices, from: Square, to: Square): Outcome {
  return from === to ? { kind: 'select', square: from } : decided(meaning(choices, from, to));
}

export function statesOf(choices: Choices, selected: Selected): SquareState[] {
  return Array.from({ length: SQUARES }, (_, square) => ({
    square,
    isSelected: square === selected,
    isSource: isSource(choices, square),
    choices: meaning(choices, selected, square),
  }));
}

/** Do two lists offer the same? Then a menu that is open may stay. */
export function sameChoices(a: Choices, b: Choices): boolean {
  const text = (choices: Choices) =>
    choices
      .map(({ id, kind, from, to, direct, label, detail }) => [id, kind, from, to, direct, label, detail].join())
      .join('\n');
  return a.length === b.length && text(a) === text(b);
}
