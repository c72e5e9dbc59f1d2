import type { Catalogue, GameWords } from './catalogue.ts';
import type { PowerId } from './ids.ts';
import type {
  CardNoteParams,
  ConsequenceParams,
  ErrorParams,
  ExplanationParams,
  OutcomeParams,
  PromptParams,
  ReasonParams,
  StepParams,
} from './params.ts';
import { type AnyPhrase, render } from './phrase.ts';

/** The union of all messages: the id under `Tag`, and beside it what the sentence of that id is told. */
type Tagged<Tag extends string, ParamsById> = {
  [Id in keyof ParamsById]: { readonly [Key in Tag]: Id } & ParamsById[Id];
}[keyof ParamsById];

export type Reason = Tagged<'code', ReasonParams>;
export type StepMessage = Tagged<'kind', StepParams>;
export type Prompt = Tagged<'kind', PromptParams>;
export type Outcome = Tagged<'code', OutcomeParams>;
export type InputError = Tagged<'code', ErrorParams>;
export type Consequence = Tagged<'code', ConsequenceParams>;
export type CardNote = Tagged<'code', CardNoteParams>;
export type Explanation = Tagged<'code', ExplanationParams>;

/** Why not: in the words for the power named, if there are any, otherwise in the general ones. */
export function sayReason(words: Catalogue, reason: Reason): string {
  const { reasons, reasonsByPower } = words;
  const special = 'power' in reason ? byPower(reasonsByPower, reason.code, reason.power) : undefined;
  return render(special ?? reasons[reason.code], reason);
}

export const sayStep = (words: GameWords, step: StepMessage): string => render(words.steps[step.kind], step);

/** What is expected now. A power with words for what it offers is not said to build again. */
export function sayPrompt({ prompts, acts }: GameWords, prompt: Prompt): string {
  const isAct = prompt.kind === 'buildAgainOrFinish' && acts[prompt.power] !== undefined;
  return render(prompts[isAct ? 'actOrFinish' : prompt.kind], prompt);
}

export function sayOutcome({ outcomes, conditions }: GameWords, outcome: Outcome): string {
  const special = outcome.code === 'condition' ? conditions[outcome.power] : undefined;
  return render(special ?? outcomes[outcome.code], outcome);
}

export const sayError = (words: Catalogue, error: InputError): string => render(words.errors[error.code], error);

export const sayConsequence = (words: GameWords, consequence: Consequence): string =>
  render(words.consequences[consequence.code], consequence);

export const sayCardNote = (words: GameWords, note: CardNote): string => render(words.cardNotes[note.code], note);

export const sayExplanation = (words: Catalogue, explanation: Explanation): string =>
  render(words.explanations[explanation.code], explanation);

function byPower(all: Catalogue['reasonsByPower'], code: string, power: PowerId): AnyPhrase | undefined {
  const codes: Readonly<Record<string, Readonly<Partial<Record<PowerId, AnyPhrase>>>>> = { ...all };
  return codes[code]?.[power];
}
