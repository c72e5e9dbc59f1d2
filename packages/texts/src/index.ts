export type { Catalogue, GameWords, PowerName, PowerText } from './catalogue.ts';
export type {
  ChunkName,
  Chunks,
  CoachWords,
  Lessons,
  LessonWords,
  OnlineEntryWords,
  OnlineWords,
  RoomWords,
  RulebookWords,
} from './chunks.ts';
export { catalogue as en } from './en/catalogue.ts';
export { englishName } from './en/names.ts';
export type { ExerciseWords, Guides, GuideWords, QuestionWords } from './guide-words.ts';
export type * from './ids.ts';
export { LANGUAGES, type Language, loadChunk, loadWords } from './languages.ts';
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
