import {
  activeSeat,
  type Fault,
  findSteps,
  type MatchPosition,
  parseSquare,
  parseStep,
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
  whyNotSquare,
  whyNotStep,
  workersOf,
} from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import type { NameOf } from './names.ts';
import { describeError, describeExplanation, describeReason, type InputError, type Reason } from './sentences.ts';

/** Why a step or square is possible or not. `code` is the reason code of the rules; undefined if it is possible. */
export interface Explanation {
  readonly legal: boolean;
  readonly code?: string;
  readonly message: string;
}

/** The position asked about, and what is needed to answer. */
interface Question extends MatchPosition {
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly nameOf: NameOf;
}

/** Explains a square or a step in notation; undefined if the text is neither. */
export function explain(
  words: Catalogue,
  { match, position }: MatchPosition,
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
  message: describeRefusal(words, refusal, nameOf),
});

function explainSquare(question: Question, square: Square): Explanation {
  const { words, match, position, referee } = question;
  const refusal = whyNotSquare(referee, position, square);
  if (!refusal) {
    const here = referee.legalSteps(position).filter((step) => stepA(step) === square || stepB(step) === square);
    const steps = here.map((step) => stepText(match, position, step)).join(' ');
    return possible(describeExplanation(words, { code: 'usable', square: squareName(square), steps }));
  }
  // With no worker selected each of them may have its own reason.
  const message = refusal.code === 'noWorker' ? workerReasons(question, square) : '';
  return message === '' ? refused(question, refusal) : { ...refused(question, refusal), message };
}

/** Why none of the player's workers can use this square: each reason once, with its workers unless it applies to all. */
function workerReasons({ words, match, position, nameOf, referee }: Question, square: Square): string {
  const byReason = new Map<string, string[]>();
  for (const from of workersOf(position, match.sideOf(activeSeat(position)))) {
    const reason = whyNotSquare(referee, position, square, from);
    if (!reason) continue;
    const text = describeRefusal(words, reason, nameOf);
    byReason.set(text, [...(byReason.get(text) ?? []), squareName(from)]);
  }
  if (byReason.size === 1) return [...byReason.keys()].join();
  return [...byReason].map(([text, squares]) => words.ui.game.named({ name: squares.join(', '), text })).join('\n');
}

function explainStep(question: Question, text: string): Explanation | undefined {
  const { words, match, position, referee } = question;
  const legal = findSteps(match, position, referee.legalSteps(position), text);
  if (legal.length > 1) {
    const steps = legal.map((step) => stepText(match, position, step)).join(' ');
    return possible(describeExplanation(words, { code: 'ambiguous', step: text, steps }));
  }
  if (legal.length === 1) return possible(describeExplanation(words, { code: 'possible', step: text }));
  const step = parseStep(match, position, text);
  if (step === undefined || !pointsAtSquare(step)) return undefined;
  const refusal = whyNotStep(referee, position, step);
  if (!refusal) {
    return possible(describeExplanation(words, { code: 'spelled', step: stepText(match, position, step) }));
  }
  if (!isMisplaced(question, step)) return refused(question, refusal);
  return { legal: false, code: 'unknownStep', message: describeReason(words, { code: 'unknownStep' }) };
}

const SETUP_KINDS: readonly StepKind[] = ['place', 'ram', 'fate', 'abyss'];
const isMisplaced = ({ position }: MatchPosition, step: Step): boolean =>
  SETUP_KINDS.includes(plainStep(step).kind) && stageOf(position) !== 'setup';

/** Only steps with a square can be refused with a reason. */
function pointsAtSquare(step: Step): boolean {
  const plain = plainStep(step);
  return 'at' in plain || 'from' in plain || 'pairs' in plain;
}

/** The message for a text that is neither a square nor a step. */
export const describeUnknownStep = (words: Catalogue, text: string): string =>
  describeFault(words, { code: 'badStep', at: text, expected: 'b3-c4, +d4, c4' });

/** A fault of an input in words. */
export const describeFault = (words: Catalogue, { code, at, expected }: Fault): string =>
  describeError(words, { code, at, expected } as InputError);

/** A refusal of the rules in words. */
export const describeRefusal = (words: Catalogue, refusal: Refusal, nameOf: NameOf): string =>
  describeReason(words, reasonOf(refusal, nameOf));

function reasonOf(refusal: Refusal, nameOf: NameOf): Reason {
  if ('seat' in refusal) return { code: refusal.code, player: nameOf(refusal.seat) };
  if (refusal.code === 'tooHigh') return { ...refusal, square: squareName(refusal.square) };
  if ('power' in refusal) return 'square' in refusal ? { ...refusal, square: squareName(refusal.square) } : refusal;
  return 'square' in refusal ? { code: refusal.code, square: squareName(refusal.square) } : { code: refusal.code };
}
