import { parentPort, workerData } from 'node:worker_threads';
import { mindWith, type Resources } from '../helpers.ts';
import type { NetWeights } from '../net/weights.ts';
import { spawnHelper } from '../node-helpers.ts';
import type { Question } from '../question.ts';
import { think } from '../think.ts';
import { cpuClock, wallClock } from './clocks.ts';
import type { Answered, ClockKind } from './session.ts';

/** From the conversation to the thread: a question, or that another game begins. */
export type Request = AskedQuestion | 'newgame';

interface AskedQuestion {
  readonly question: Question;
  readonly clock: ClockKind;
}

/** What a thread is started with. */
export interface ThreadData {
  /** Its first int is set to 1 from outside when the answer is wanted now. */
  readonly stopFlag: SharedArrayBuffer;
  readonly net: NetWeights | undefined;
  readonly resources: Resources;
}

const { stopFlag, net, resources } = workerData as ThreadData;
const wanted = new Int32Array(stopFlag);
const mind = mindWith(resources, spawnHelper);

function answerTo({ question, clock }: AskedQuestion): Answered {
  try {
    const thought = think(question, {
      clock: clock === 'cpu' ? cpuClock() : wallClock,
      isStopped: () => Atomics.load(wanted, 0) === 1,
      report: (progress) => parentPort?.postMessage({ progress }),
      net,
      mind,
    });
    if (thought.ok) return { ok: true, thought: thought.value };
    return { ok: false, code: thought.error.code, what: String(thought.error.at ?? '') };
  } catch (error) {
    return { ok: false, code: 'failed', what: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: Request) => {
  if (request === 'newgame') mind.forget();
  else parentPort?.postMessage({ answered: answerTo(request) });
});
