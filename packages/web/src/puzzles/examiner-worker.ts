// Proves turns in its own thread, so that the page never waits.
import { judge, type Question, winningLine } from '@oia/learning/solver';

/** What the page asks; the answer has the same number. */
export interface Asked {
  readonly number: number;
  readonly wants: 'judgement' | 'line';
  readonly question: Question;
}

globalThis.addEventListener('message', ({ data: { number, wants, question } }: MessageEvent<Asked>): void => {
  globalThis.postMessage({ number, answer: wants === 'line' ? winningLine(question) : judge(question) });
});
