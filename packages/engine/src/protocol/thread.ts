import { parentPort, workerData } from 'node:worker_threads';
import type { Question } from '../question.ts';
import { think } from '../think.ts';
import { cpuClock, wallClock } from './clocks.ts';
import type { Answered, ClockKind } from './session.ts';

/** From the conversation to the thread. */
export interface Request {
  readonly question: Question;
  readonly clock: ClockKind;
}

/** Set to 1 from outside: the answer is wanted now. */
const wanted = new Int32Array(workerData as SharedArrayBuffer);

function answerTo({ question, clock }: Request): Answered {
  try {
    const thought = think(question, {
      clock: clock === 'cpu' ? cpuClock() : wallClock,
      isStopped: () => Atomics.load(wanted, 0) === 1,
      report: (progress) => parentPort?.postMessage({ progress }),
    });
    if (thought.ok) return { ok: true, thought: thought.value };
    return { ok: false, code: thought.error.code, what: String(thought.error.at ?? '') };
  } catch (error) {
    return { ok: false, code: 'failed', what: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage({ answered: answerTo(request) }));
