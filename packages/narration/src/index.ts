export { type CardFact, cardFacts, seatNotes } from './cards.ts';
export { describeFault, describeRefusal, describeUnknownStep, type Explanation, explain } from './explanations.ts';
export { describeResult, outcomeMessage, type TurnSpan, turnsOf, whyNoUndo } from './games.ts';
export { type StepContext, stepMessage } from './messages.ts';
export { consequencesOf, describeMoment, type Listener, type MomentDescription } from './moments.ts';
export { type NameOf, sideName, squareList } from './names.ts';
export { describeDraftStep, draftPromptOf, promptOf } from './prompts.ts';
export {
  type CardNote,
  type Consequence,
  describeCardNote,
  describeConsequence,
  describeError,
  describeExplanation,
  describeOutcome,
  describePrompt,
  describeReason,
  describeStep,
  type ExplanationMessage,
  type InputError,
  type OutcomeMessage,
  type Prompt,
  type Reason,
  type StepMessage,
  type Tagged,
} from './sentences.ts';
export { describeSquare, type SquareContext, type SquareFacts, squareFacts, type WorkerOnSquare } from './squares.ts';
