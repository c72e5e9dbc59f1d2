import type { Choice, ChoiceKind, Hint } from '@oia/board';
import { fateSquares, type PlainStep, plainStep, type Square, type Step, squareName } from '@oia/rules';
import type { GameWords } from '@oia/texts';

/** A step that is not tied to a square and gets a button: wind and song, the end of a turn, declining an answer. */
export interface Control {
  readonly step: Step;
  readonly kind: 'orient' | 'end' | 'pass' | 'other';
  /** Only for `orient`. */
  readonly direction?: number;
}

/** The legal steps, as choices on the board and as buttons beside it. */
export interface Offer {
  readonly choices: readonly Choice[];
  readonly controls: readonly Control[];
}

/** The squares a player touches to choose a step. */
interface Touch {
  readonly from?: Square;
  readonly to: Square;
  readonly kind: ChoiceKind;
}

/** Steps as hints on the board; steps without a square are left out. */
export const hintsOf = (steps: readonly Step[]): readonly Hint[] =>
  steps.flatMap((step) => touchOf(plainStep(step)) ?? []);

export function offerOf(words: GameWords, legal: readonly Step[]): Offer {
  const plain = legal.map((step) => ({ step, plain: plainStep(step) }));
  const touching = plain.flatMap(({ step, plain }) => {
    const touch = touchOf(plain);
    return touch ? [{ step, plain, touch }] : [];
  });
  const isDirect = directness(touching.map(({ plain, touch }) => ({ kind: plain.kind, touch })));
  return {
    choices: touching.map(({ step, plain, touch }) => ({
      id: step,
      ...touch,
      ...concerned(plain),
      direct: isDirect(plain.kind, touch),
      label: labelOf(words, plain),
      ...detailed(detailOf(plain)),
    })),
    controls: plain.filter(({ plain }) => !touchOf(plain)).map(({ step, plain }) => controlOf(step, plain)),
  };
}

function touchOf(step: PlainStep): Touch | undefined {
  switch (step.kind) {
    case 'move':
      return { from: step.from, to: step.to, kind: 'move' };
    case 'drag':
    case 'send':
      return { from: step.from, to: step.to, kind: 'act' };
    case 'build': {
      const kind = step.dome ? 'dome' : 'build';
      // To build under a worker, its own square is touched.
      return step.by === undefined || step.by === step.at
        ? { to: step.at, kind }
        : { from: step.by, to: step.at, kind };
    }
    case 'ferry':
    case 'lower':
      return step.by === step.at ? { to: step.at, kind: 'act' } : { from: step.by, to: step.at, kind: 'act' };
    case 'trade': {
      const [[from, to] = [0, 0]] = step.pairs;
      return { from, to, kind: 'act' };
    }
    case 'place':
    case 'ram':
    case 'fate':
    case 'abyss':
    case 'summon':
      return { to: step.at, kind: 'place' };
    case 'remove':
    case 'kill':
      return { to: step.at, kind: 'remove' };
    case 'token':
    case 'mark':
      return { to: step.at, kind: 'act' };
    default:
      return undefined;
  }
}

/** The squares of a step that are more than those to touch. */
function concerned(step: PlainStep): { squares?: readonly Square[] } {
  if (step.kind === 'fate') return { squares: fateSquares(step.at) };
  return step.kind === 'trade' && step.pairs.length > 1 ? { squares: step.pairs.flat() } : {};
}

/** Direct choices need no worker to be selected first: steps without a worker, and moves and builds if at most one worker can move. */
function directness(
  all: readonly { readonly kind: PlainStep['kind']; readonly touch: Touch }[],
): (kind: PlainStep['kind'], touch: Touch) => boolean {
  const movers = new Set(all.filter(({ kind }) => kind === 'move').map(({ touch }) => touch.from));
  return (kind, { from }) => from === undefined || ((kind === 'build' || kind === 'move') && movers.size <= 1);
}

const controlOf = (step: Step, plain: PlainStep): Control => {
  if (plain.kind === 'orient') return { step, kind: plain.kind, direction: plain.direction };
  return { step, kind: plain.kind === 'end' || plain.kind === 'pass' ? plain.kind : 'other' };
};

/** The label in the menu of a square: the kind of step, or the piece. */
function labelOf({ labels, pieces }: GameWords, step: PlainStep): string {
  return capital(step.kind === 'build' ? pieces[step.dome ? 'dome' : 'block'] : labels[step.kind]);
}

/** Which worker acts, to tell choices with the same label apart. */
function detailOf(step: PlainStep): string | undefined {
  if (step.kind === 'trade') return tradeText(step);
  const by = actingSquare(step);
  return by === undefined ? undefined : squareName(by);
}

function actingSquare(step: PlainStep): Square | undefined {
  if ('from' in step) return step.from;
  return 'by' in step ? step.by : undefined;
}

const detailed = (detail: string | undefined): { detail?: string } => (detail === undefined ? {} : { detail });

const tradeText = ({ pairs, crossed }: Extract<PlainStep, { kind: 'trade' }>): string =>
  pairs.map(([a, b]) => `${squareName(a)}⇄${squareName(b)}`).join(crossed ? ' × ' : ' + ');

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
