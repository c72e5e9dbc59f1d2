export { Closed, Stopped, Thinker, ThinkingFailed, type WorkerLike } from './client.ts';
export { chooseDraft } from './draft.ts';
export { isLevel, LEVELS, type Level } from './levels.ts';
export type { Answer, Message, ThinkFault } from './messages.ts';
export { EnginePlayer, type ThinkLimits } from './player.ts';
export { DEFAULT_BUDGET, type Question, questionOf, type Seen, type TableFacts } from './question.ts';
export { type ThinkOptions, type Thought, think } from './think.ts';
export type { Clock } from './timer.ts';
