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

/** The union of all messages: the id under `Tag`, with the parameters of its sentence. */
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

/** Uses the phrase for the named power, if there is one, otherwise the general phrase. */
export function sayReason(words: Catalogue, reason: Reason): string {
  const { reasons, reasonsByPower } = words;
  const special = 'power' in reason ? byPower(reasonsByPower, reason.code, reason.power) : undefined;
  return render(special ?? reasons[reason.code], reason);
}

export const sayStep = (words: GameWords, step: StepMessage): string => render(words.steps[step.kind], step);

/** For a power with a phrase for what it offers, that phrase replaces "build again". */
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
