import type { Catalogue } from './catalogue.ts';
import type { ErrorParams } from './codes.ts';
import { en } from './en/index.ts';
import type { PowerId } from './ids.ts';
import type { Language } from './languages.ts';
import type { OutcomeParams, PromptParams, ReasonParams, StepParams } from './params.ts';

/** The union of all messages: the id under `Tag`, and beside it what the sentence of that id is told. */
type Tagged<Tag extends string, ParamsById> = {
  [Id in keyof ParamsById]: { readonly [Key in Tag]: Id } & ParamsById[Id];
}[keyof ParamsById];

export type Reason = Tagged<'code', ReasonParams>;
export type StepMessage = Tagged<'kind', StepParams>;
export type Prompt = Tagged<'kind', PromptParams>;
export type Outcome = Tagged<'code', OutcomeParams>;
export type InputError = Tagged<'code', ErrorParams>;

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en };

export const texts = (language: Language): Catalogue => CATALOGUES[language];

/** Why not: in the words for the power named, if there are any, otherwise in the general ones. */
export function sayReason(language: Language, reason: Reason): string {
  const { reasons, reasonsByPower } = texts(language);
  const special = 'power' in reason ? byPower(reasonsByPower, reason.code, reason.power) : undefined;
  return render(special ?? reasons[reason.code], reason);
}

export const sayStep = (language: Language, step: StepMessage): string =>
  render(texts(language).steps[step.kind], step);

export const sayPrompt = (language: Language, prompt: Prompt): string =>
  render(texts(language).prompts[prompt.kind], prompt);

/** Win conditions that have words of their own. */
const CONDITIONS: Readonly<Partial<Record<PowerId, 'drop' | 'meeting' | 'towers'>>> = {
  pan: 'drop',
  eros: 'meeting',
  chronus: 'towers',
};

export function sayOutcome(language: Language, outcome: Outcome): string {
  const code = (outcome.code === 'condition' && CONDITIONS[outcome.power]) || outcome.code;
  return render(texts(language).outcomes[code], outcome);
}

export const sayError = (language: Language, error: InputError): string =>
  render(texts(language).errors[error.code], error);

type AnyPhrase = string | ((params: never) => string);

// The message types guarantee that phrase and parameters belong together; TypeScript cannot follow that through a lookup.
const render = (phrase: AnyPhrase, params: object): string =>
  typeof phrase === 'string' ? phrase : phrase(params as never);

function byPower(all: Catalogue['reasonsByPower'], code: string, power: PowerId): AnyPhrase | undefined {
  const codes: Readonly<Record<string, Readonly<Partial<Record<PowerId, AnyPhrase>>>>> = { ...all };
  return codes[code]?.[power];
}
