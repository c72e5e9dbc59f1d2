import type { Fault } from '@oia/rules';
import type { Question } from './question.ts';
import type { Thought } from './think.ts';

/** From the page to the worker. */
export type Message =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly stop: true };

/** Why there is no thought: a bad question, one taken back, or a fault of the engine itself. */
export type ThinkFault = Fault | { readonly code: 'stopped' | 'failed'; readonly at?: string };

/** From the worker to the page. */
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: ThinkFault };
