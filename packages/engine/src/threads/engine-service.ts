import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Question } from '../question/question.ts';
import { SearchMemory } from '../thinking/search-memory.ts';
import { think } from '../thinking/think.ts';
import type { EngineAnswer } from './engine.ts';
import { type Port, serveWorker } from './worker-service.ts';

/** Answers the questions of an `Engine`, one after another. `net`: what is loaded by now. */
export const serveEngine = (
  port: Port,
  net: () => NetWeights | undefined,
  memory: SearchMemory = new SearchMemory(),
): void =>
  serveWorker<Question, EngineAnswer>(port, (question, { beat }) => {
    // Asked every few nodes, in every phase of a search.
    const isStopped = (): boolean => {
      beat();
      return false;
    };
    return think(question, { net: net(), memory, isStopped });
  });
