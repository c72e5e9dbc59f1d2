import type { Fault } from '@oia/rules';
import type { Question } from './question.ts';
import type { Thought } from './think.ts';

/** From the page to the worker. */
export interface Message {
  readonly id: number;
  readonly question: Question;
}

/** Why there is no thought: a bad question, or a fault of the engine itself. */
export type ThinkFault = Fault | { readonly code: 'failed'; readonly at?: string };

/** From the worker to the page. */
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: ThinkFault };
