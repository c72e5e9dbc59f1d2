import {
  activeSeat,
  findSteps,
  KINDS,
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
  stageOf,
  stepA,
  stepB,
  stepText,
  turnProgress,
  whyNotSquare,
  whyNotStep,
  workersOf,
} from '@oia/rules';
import { type Catalogue, sayExplanation, sayReason } from '@oia/texts';
import type { NameOf } from './names.ts';
import { sayFault, sayRefusal } from './refusals.ts';

/** Why something can or cannot be done. `code` is the reason of the rules, undefined if it can. */
export interface Explanation {
  readonly legal: boolean;
  readonly code?: string;
  readonly message: string;
}

/** What is asked: where, by which referee, and in whose words it is answered. */
interface Question extends Placed {
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly nameOf: NameOf;
}

/** Is this text a square, or a step as players write it? undefined: neither. */
export function explain(
  words: Catalogue,
  { match, position }: Placed,
  text: string,
  nameOf: NameOf,
  referee = new Referee(match),
): Explanation | undefined {
  const question = { words, match, position, nameOf, referee };
  const square = parseSquare(text);
  return square === undefined ? explainStep(question, text) : explainSquare(question, square);
}

const possible = (message: string): Explanation => ({ legal: true, message });
const refused = ({ words, nameOf }: Question, refusal: Refusal): Explanation => ({
  legal: false,
  code: refusal.code,
  message: sayRefusal(words, refusal, nameOf),
});

function explainSquare(question: Question, square: Square): Explanation {
  const { words, match, position, nameOf, referee } = question;
  const refusal = whyNotSquare(referee, position, square);
  if (!refusal) {
    const here = referee.legalSteps(position).filter((step) => stepA(step) === square || stepB(step) === square);
    const steps = here.map((step) => stepText(match, position, step)).join(' ');
    return possible(sayExplanation(words, { code: 'usable', square: squareName(square), steps }));
  }
  // With no worker in hand each of them has its own reason.
  if (refusal.code !== 'noWorker') return refused(question, refusal);
  const reasons = ownWorkers(question).flatMap((from) => {
    const reason = whyNotSquare(referee, position, square, from);
    if (!reason) return [];
    return [words.ui.game.named({ name: squareName(from), text: sayRefusal(words, reason, nameOf) })];
  });
  return { ...refused(question, refusal), ...(reasons.length > 0 ? { message: reasons.join('\n') } : {}) };
}

function ownWorkers({ match, position }: Placed): Square[] {
  return workersOf(position, match.sideOf(activeSeat(position)));
}

function explainStep(question: Question, text: string): Explanation | undefined {
  const { words, match, position, referee } = question;
  const legal = findSteps(match, position, referee.legalSteps(position), text);
  if (legal.length > 1) {
    const steps = legal.map((step) => stepText(match, position, step)).join(' ');
    return possible(sayExplanation(words, { code: 'ambiguous', step: text, steps }));
  }
  if (legal.length === 1) return possible(sayExplanation(words, { code: 'possible', step: text }));
  const step = wishedStep(question, text);
  if (step === undefined) return undefined;
  const refusal = whyNotStep(referee, position, step);
  if (!refusal) {
    return possible(sayExplanation(words, { code: 'spelled', step: stepText(match, position, step) }));
  }
  if (!isMisplaced(question, step)) return refused(question, refusal);
  return { legal: false, code: 'unknownStep', message: sayReason(words, { code: 'unknownStep' }) };
}

const SETUP_KINDS: readonly StepKind[] = ['place', 'ram', 'fate', 'abyss'];
const isMisplaced = ({ position }: Placed, step: Step): boolean =>
  SETUP_KINDS.includes(plainStep(step).kind) && stageOf(position) !== 'setup';

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
  return turnProgress(placed.position).mover ?? ownWorkers(placed)[0];
}

/** The text is neither a square nor a step. */
export const sayNoStep = (words: Catalogue, text: string): string =>
  sayFault(words, { code: 'badStep', at: text, expected: 'b3-c4, +d4, c4' });
