import type { ThinkFault } from '../messages.ts';
import type { Report } from './report.ts';
import type { AnalysisRequest } from './request.ts';
import type { Judgement, ReviewRequest } from './review.ts';

/** From the page to the analyst's worker. What is asked last counts: whatever was under way ends. */
export type AnalystMessage =
  | { readonly id: number; readonly analyse: AnalysisRequest }
  | { readonly id: number; readonly review: ReviewRequest }
  | { readonly id: number; readonly stop: true };

/** From the worker to the page. `ended` is the last word about an id. */
export type AnalystAnswer =
  | { readonly id: number; readonly report: Report }
  | { readonly id: number; readonly turn: number; readonly judgement: Judgement }
  | { readonly id: number; readonly error: ThinkFault }
  | { readonly id: number; readonly ended: true };

/** What comes through a wire may be anything. */
export const isForAnalyst = (message: unknown): message is AnalystMessage =>
  typeof message === 'object' &&
  message !== null &&
  'id' in message &&
  Number.isInteger(message.id) &&
  ('analyse' in message || 'review' in message || 'stop' in message);
