export { Analyst, type Work } from './analysis/client.ts';
export { TURN_MARKS, type TurnMark } from './analysis/marks.ts';
export type { AnalystAnswer, AnalystMessage } from './analysis/messages.ts';
export type { Line, Outlook, Report } from './analysis/report.ts';
export { type AnalysisRequest, MOST_LINES, requestOf } from './analysis/request.ts';
export type { Judgement, PlayedTurn, ReviewRequest } from './analysis/review.ts';
export { Closed, Stopped, Thinker, ThinkingFailed, type WorkerLike } from './client.ts';
export { chooseDraft, type DraftManner } from './draft.ts';
export {
  DEFAULT_RESOURCES,
  type HelperMessage,
  Helpers,
  type HelperThread,
  mindWith,
  type Resources,
  type SharedTable,
  type SpawnHelper,
} from './helpers.ts';
export { FULL_STRENGTH, GENTLEST, isLevel, LEVELS, type Level, readLevel } from './levels.ts';
export type { Answer, Message, ThinkFault } from './messages.ts';
export { Mind, type MindOptions } from './mind.ts';
export { EnginePlayer, type ThinkerLike, type ThinkLimits } from './player.ts';
export { DEFAULT_BUDGET, type Question, questionOf, type Seen, type TableFacts } from './question.ts';
export { type ThinkOptions, type Thought, think } from './think.ts';
export type { Clock } from './timer.ts';
