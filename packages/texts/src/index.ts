export type { Catalogue, GameWords, PowerName, PowerText } from './catalogue.ts';
export { loadCoach } from './coach.ts';
export type { CoachWords } from './coach-words.ts';
export { en } from './en/index.ts';
export { englishName } from './en/power-names.ts';
export type { ExerciseWords, Guides, GuideWords, QuestionWords } from './guide-words.ts';
export { loadGuides } from './guides.ts';
export type * from './ids.ts';
export { LANGUAGES, type Language, loadGameWords, loadWords } from './languages.ts';
export type { Lessons, LessonWords } from './lesson-words.ts';
export { loadLessons } from './lessons.ts';
export { loadOnline, loadOnlineEntry, type OnlineEntryWords, type OnlineWords } from './online.ts';
export type {
  CardNoteParams,
  ConsequenceParams,
  ErrorDetails,
  ErrorParams,
  ExplanationParams,
  FieldParams,
  OutcomeParams,
  PromptParams,
  ReasonParams,
  SquareParams,
  StepParams,
} from './params.ts';
export { loadRoomWords, type RoomWords } from './room.ts';
export { loadRulebook, type RulebookWords } from './rulebook.ts';
export {
  type CardNote,
  type Consequence,
  type Explanation,
  type InputError,
  type Outcome,
  type Prompt,
  type Reason,
  type StepMessage,
  sayCardNote,
  sayConsequence,
  sayError,
  sayExplanation,
  sayOutcome,
  sayPrompt,
  sayReason,
  sayStep,
} from './say.ts';
export { type SquareFacts, saySquare, type WorkerOnSquare } from './say-square.ts';
