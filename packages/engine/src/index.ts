export {
  Analyst,
  type AnalystMessage,
  type AnalystRequest,
  type AnalystTask,
} from './analysis/analyst.ts';
export { TURN_MARKS, type TurnMark } from './analysis/marks.ts';
export type { Line, Outlook, Report } from './analysis/report.ts';
export { type AnalysisRequest, MAX_LINES, requestOf } from './analysis/request.ts';
export type { Judgement, PlayedTurn, ReviewRequest } from './analysis/review.ts';
export { type EngineLike, EnginePlayer, type ThinkLimits } from './engine-player.ts';
export { FULL_STRENGTH, isLevel, LEVELS, type Level, LOWEST_LEVEL, readLevel } from './question/levels.ts';
export { DEFAULT_BUDGET, type Question, questionOf, type Seen, type TableFacts } from './question/question.ts';
export type { Clock } from './question/timer.ts';
export { withoutDetours } from './search/shortest-walks.ts';
export { chooseDraft, type DraftChoiceOptions } from './setup/draft.ts';
export { type ParallelSearch, SearchMemory, type SearchMemoryOptions } from './thinking/search-memory.ts';
export { type ThinkOptions, type Thought, think } from './thinking/think.ts';
export { Engine, type EngineMessage, type ThinkFault, ThinkingFailed } from './threads/engine.ts';
export {
  createSearchMemory,
  DEFAULT_RESOURCES,
  type Resources,
  type SearchThreadHandle,
  type SearchThreadMessage,
  SearchThreads,
  type SharedTable,
  type SpawnSearchThread,
} from './threads/search-threads.ts';
export {
  type AskOptions,
  Closed,
  Stopped,
  WorkerClient,
  WorkerFailed,
  type WorkerLike,
  type WorkerMessage,
} from './threads/worker-client.ts';
export { type Answerer, type Port, pagePort, serveWorker, type Task } from './threads/worker-service.ts';
