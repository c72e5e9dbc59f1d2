export type { Catalogue, PowerText } from './catalogue.ts';
export * from './codes.ts';
export * from './ids.ts';
export { LANGUAGES, type Language } from './languages.ts';
export type {
  ErrorDetails,
  OutcomeParams,
  PromptParams,
  ReasonParams,
  StepParams,
} from './params.ts';
export {
  type InputError,
  type Outcome,
  type Prompt,
  type Reason,
  type StepMessage,
  sayError,
  sayOutcome,
  sayPrompt,
  sayReason,
  sayStep,
  texts,
} from './say.ts';
