import { parentPort, workerData } from 'node:worker_threads';
import type { NetWeights } from '../net/net.ts';
import type { Question } from '../question.ts';
import { think } from '../think.ts';
import { cpuClock, wallClock } from './clocks.ts';
import type { Answered, ClockKind } from './session.ts';

/** From the conversation to the thread. */
export interface Request {
  readonly question: Question;
  readonly clock: ClockKind;
}

/** What a thread is started with. */
export interface ThreadData {
  /** Its first int is set to 1 from outside when the answer is wanted now. */
  readonly stopFlag: SharedArrayBuffer;
  readonly net: NetWeights | undefined;
}

const { stopFlag, net } = workerData as ThreadData;
const wanted = new Int32Array(stopFlag);

function answerTo({ question, clock }: Request): Answered {
  try {
    const thought = think(question, {
      clock: clock === 'cpu' ? cpuClock() : wallClock,
      isStopped: () => Atomics.load(wanted, 0) === 1,
      report: (progress) => parentPort?.postMessage({ progress }),
      net,
    });
    if (thought.ok) return { ok: true, thought: thought.value };
    return { ok: false, code: thought.error.code, what: String(thought.error.at ?? '') };
  } catch (error) {
    return { ok: false, code: 'failed', what: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage({ answered: answerTo(request) }));
