import {
  findSteps,
  KINDS,
  layout,
  NONE,
  type Placed,
  pack,
  parseSquare,
  plainStep,
  Referee,
  type Refusal,
  type Square,
  type Step,
  type StepKind,
  squareName,
  squaresOf,
  stepA,
  stepB,
  stepText,
  whyNotSquare,
  whyNotStep,
} from '@oia/rules';
import { sayReason } from '@oia/texts';
import { intAt, isInSetup } from './positions.ts';
import { LANGUAGE, sayFault, sayRefusal } from './words.ts';

/** Why something can or cannot be done. `code` is the reason of the rules, undefined if it can. */
export interface Explanation {
  readonly legal: boolean;
  readonly code?: string;
  readonly message: string;
}

type NameOf = (seat: number) => string;

/** Is this text a square, or a step as players write it? undefined: neither. */
export function explain(
  placed: Placed,
  text: string,
  nameOf: NameOf,
  referee = new Referee(placed.match),
): Explanation | undefined {
  const square = parseSquare(text);
  return square === undefined
    ? explainStep(placed, text, nameOf, referee)
    : explainSquare(placed, square, nameOf, referee);
}

const possible = (message: string): Explanation => ({ legal: true, message });
const refused = (refusal: Refusal, nameOf: NameOf): Explanation => ({
  legal: false,
  code: refusal.code,
  message: sayRefusal(refusal, nameOf),
});

function explainSquare({ match, position }: Placed, square: Square, nameOf: NameOf, referee: Referee): Explanation {
  const refusal = whyNotSquare(referee, position, square);
  const name = squareName(square);
  if (!refusal) {
    const here = referee.legalSteps(position).filter((step) => stepA(step) === square || stepB(step) === square);
    const steps = here.map((step) => stepText(match, position, step));
    return possible(`Possible with ${name}: ${steps.join(' ')}`);
  }
  // With no worker in hand each of them has its own reason.
  if (refusal.code !== 'noWorker') return refused(refusal, nameOf);
  const reasons = ownWorkers({ match, position }).flatMap((from) => {
    const reason = whyNotSquare(referee, position, square, from);
    return reason ? [`${squareName(from)}: ${sayRefusal(reason, nameOf)}`] : [];
  });
  return { ...refused(refusal, nameOf), ...(reasons.length > 0 ? { message: reasons.join('\n') } : {}) };
}

function ownWorkers({ match, position }: Placed): Square[] {
  const side = match.sideOf(intAt(position, layout.ACTIVE));
  return squaresOf(intAt(position, layout.WORKERS + side));
}

function explainStep(placed: Placed, text: string, nameOf: NameOf, referee: Referee): Explanation | undefined {
  const { match, position } = placed;
  const legal = findSteps(match, position, referee.legalSteps(position), text);
  if (legal.length > 1) {
    const ways = legal.map((step) => stepText(match, position, step)).join(' ');
    return possible(`"${text}" could mean more than one step: ${ways}`);
  }
  if (legal.length === 1) return possible(`${text} is possible.`);
  const step = wishedStep(placed, text);
  if (step === undefined) return undefined;
  const refusal = whyNotStep(referee, position, step);
  if (!refusal) return possible(`It is written ${stepText(match, position, step)}, and possible.`);
  if (!isMisplaced(placed, step)) return refused(refusal, nameOf);
  return { legal: false, code: 'unknownStep', message: sayReason(LANGUAGE, { code: 'unknownStep' }) };
}

const SETUP_KINDS: readonly StepKind[] = ['place', 'ram', 'fate', 'abyss'];
const isMisplaced = ({ position }: Placed, step: Step): boolean =>
  SETUP_KINDS.includes(plainStep(step).kind) && !isInSetup(position);

/** How steps look, whether they are legal or not; `docs/notation.md` has the same list. */
const SHAPES: readonly (readonly [RegExp, StepKind])[] = [
  [/^(..)[-x](..)$/, 'move'],
  [/^(..)?\+(..)(\^?)$/, 'build'],
  [/^(..)~(..)$/, 'ferry'],
  [/^()-(..)$/, 'remove'],
  [/^(..)_(..)$/, 'lower'],
  [/^()x(..)$/, 'kill'],
  [/^(..)>(..)$/, 'drag'],
  [/^(..)>>(..)$/, 'send'],
  [/^(..)<>(..)/, 'trade'],
  [/^()=(..)$/, 'token'],
  [/^()&(..)$/, 'mark'],
  [/^()\*(..)$/, 'summon'],
  [/^()@(..)$/, 'place'],
  [/^()ram:(..)$/, 'ram'],
  [/^()fate:(..)$/, 'fate'],
  [/^()abyss:(..)$/, 'abyss'],
];

/** The step that somebody means by a text, legal or not. */
function wishedStep(placed: Placed, text: string): Step | undefined {
  for (const [shape, kind] of SHAPES) {
    const found = shape.exec(text.toLowerCase());
    if (!found) continue;
    const from = found[1] ? parseSquare(found[1]) : kind === 'build' ? builderIn(placed) : NONE;
    const to = parseSquare(found[2] ?? '');
    return from === undefined || to === undefined
      ? undefined
      : pack(KINDS.indexOf(kind), from, to, NONE, NONE, found[3] === '^' ? 1 : 0);
  }
  return undefined;
}

function builderIn(placed: Placed): Square | undefined {
  const [mover] = squaresOf(intAt(placed.position, layout.MOVER));
  return mover ?? ownWorkers(placed)[0];
}

export const sayNoStep = (text: string): string => sayFault({ code: 'badStep', at: text, expected: 'b3-c4, +d4, c4' });
