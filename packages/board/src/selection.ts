import type { Choice, SquareState } from './choices.ts';
import { SQUARES, type Square } from './scene.ts';

/** The effect of clicking a square. */
export type Outcome =
  | { readonly kind: 'select'; readonly square: Square }
  | { readonly kind: 'deselect' }
  | { readonly kind: 'choose'; readonly choice: Choice }
  /** The square has several choices: a menu has to ask which. */
  | { readonly kind: 'menu'; readonly choices: readonly Choice[] }
  | { readonly kind: 'refuse' };

type Choices = readonly Choice[];
type Selected = Square | undefined;

/** True if the square can be selected or dragged from. */
export const isSource = (choices: Choices, square: Square): boolean => choices.some(({ from }) => from === square);

/** True if some choice from this square requires that it is selected first. */
const mustBeSelected = (choices: Choices, square: Square): boolean =>
  choices.some(({ from, direct }) => from === square && !direct);

const choicesFromSelected = (choices: Choices, selected: Selected, square: Square): Choice[] =>
  choices.filter(({ from, to }) => to === square && from !== undefined && from === selected);

/**
 * The choices at a square, those of the selected square first. A player who has selected a worker is thinking of that one:
 * what another worker could do there is not offered until it is deselected.
 */
export function choicesAt(choices: Choices, selected: Selected, square: Square): Choice[] {
  const taken = choicesFromSelected(choices, selected, square);
  const isOpen = ({ from, direct }: Choice): boolean => from === undefined || (direct && selected === undefined);
  const others = choices.filter((choice) => choice.to === square && isOpen(choice) && !taken.includes(choice));
  return [...taken, ...others];
}

function outcomeOf(choices: Choices): Outcome {
  const [choice, ...others] = choices;
  if (choice === undefined) return { kind: 'refuse' };
  return others.length > 0 ? { kind: 'menu', choices } : { kind: 'choose', choice };
}

/** The selected square was clicked again: deselects it, unless it is a target itself. Then a menu is safer than acting at once. */
function touchedAgain(choices: Choices): Outcome {
  return choices.length > 0 ? { kind: 'menu', choices } : { kind: 'deselect' };
}

export function touch(choices: Choices, selected: Selected, square: Square): Outcome {
  const meant = choicesAt(choices, selected, square);
  if (square === selected) return touchedAgain(meant);
  if (choicesFromSelected(choices, selected, square).length > 0) return outcomeOf(meant);
  if (mustBeSelected(choices, square)) return { kind: 'select', square };
  if (meant.length > 0) return outcomeOf(meant);
  return isSource(choices, square) ? { kind: 'select', square } : { kind: 'refuse' };
}

/** A drag is a selection and a click, except that dragging onto another worker never selects that worker. */
export function drop(choices: Choices, from: Square, to: Square): Outcome {
  return from === to ? { kind: 'select', square: from } : outcomeOf(choicesAt(choices, from, to));
}

export function statesOf(choices: Choices, selected: Selected): SquareState[] {
  return Array.from({ length: SQUARES }, (_, square) => ({
    square,
    isSelected: square === selected,
    isSource: isSource(choices, square),
    choices: choicesAt(choices, selected, square),
  }));
}

/** True if both lists offer the same. Then an open menu may stay open. */
export function sameChoices(a: Choices, b: Choices): boolean {
  const text = (choices: Choices) =>
    choices
      .map(({ id, kind, from, to, direct, label, detail }) => [id, kind, from, to, direct, label, detail].join())
      .join('\n');
  return a.length === b.length && text(a) === text(b);
}
