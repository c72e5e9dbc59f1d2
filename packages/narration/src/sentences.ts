import type {
  CardNoteParams,
  Catalogue,
  ConsequenceParams,
  ErrorParams,
  ExplanationParams,
  GameWords,
  OutcomeParams,
  PowerId,
  PromptParams,
  ReasonParams,
  StepParams,
} from '@oia/texts';

/** The union of all messages: the id under `Tag`, with the parameters of its sentence. */
export type Tagged<Tag extends string, ParamsById> = {
  [Id in keyof ParamsById]: { readonly [Key in Tag]: Id } & ParamsById[Id];
}[keyof ParamsById];

export type Reason = Tagged<'code', ReasonParams>;
export type StepMessage = Tagged<'kind', StepParams>;
export type Prompt = Tagged<'kind', PromptParams>;
export type OutcomeMessage = Tagged<'code', OutcomeParams>;
export type InputError = Tagged<'code', ErrorParams>;
export type Consequence = Tagged<'code', ConsequenceParams>;
export type CardNote = Tagged<'code', CardNoteParams>;
export type ExplanationMessage = Tagged<'code', ExplanationParams>;

/** Uses the phrase for the named power, if there is one, otherwise the general phrase. */
export function describeReason(words: Catalogue, reason: Reason): string {
  const { reasons, reasonsByPower } = words;
  const special = 'power' in reason ? byPower(reasonsByPower, reason.code, reason.power) : undefined;
  return render(special ?? reasons[reason.code], reason);
}

export const describeStep = (words: GameWords, step: StepMessage): string => render(words.steps[step.kind], step);

/** For a power with a phrase for what it offers, that phrase replaces "build again". */
export function describePrompt({ prompts, acts }: GameWords, prompt: Prompt): string {
  const isAct = prompt.kind === 'buildAgainOrFinish' && acts[prompt.power] !== undefined;
  return render(prompts[isAct ? 'actOrFinish' : prompt.kind], prompt);
}

export function describeOutcome({ outcomes, conditions }: GameWords, outcome: OutcomeMessage): string {
  const special = outcome.code === 'condition' ? conditions[outcome.power] : undefined;
  return render(special ?? outcomes[outcome.code], outcome);
}

export const describeError = (words: Catalogue, error: InputError): string => render(words.errors[error.code], error);

export const describeConsequence = (words: GameWords, consequence: Consequence): string =>
  render(words.consequences[consequence.code], consequence);

export const describeCardNote = (words: GameWords, note: CardNote): string => render(words.cardNotes[note.code], note);

export const describeExplanation = (words: Catalogue, explanation: ExplanationMessage): string =>
  render(words.explanations[explanation.code], explanation);

function byPower(all: Catalogue['reasonsByPower'], code: string, power: PowerId): AnyPhrase | undefined {
  const codes: Readonly<Record<string, Readonly<Partial<Record<PowerId, AnyPhrase>>>>> = { ...all };
  return codes[code]?.[power];
}

type AnyPhrase = string | ((params: never) => string);

// The message types guarantee that phrase and parameters match; TypeScript cannot follow that through a lookup.
const render = (phrase: AnyPhrase, params: object): string =>
  typeof phrase === 'string' ? phrase : phrase(params as never);
