import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { workerData } from 'node:worker_threads';
import type { NetWeights } from '../evaluation/net/weights.ts';
import type { Question } from '../question/question.ts';
import type { Clock } from '../question/timer.ts';
import { type Thought, think } from '../thinking/think.ts';
import type { ClockKind, ThreadAnswer } from './engine-thread.ts';
import { nodePort, spawnSearchThread } from './node-threads.ts';
import { createSearchMemory, type Resources } from './search-threads.ts';
import { serveWorker } from './worker-service.ts';

/** A question, or the news that another game begins. */
export type ThreadRequest = TimedQuestion | 'newgame';

interface TimedQuestion {
  readonly question: Question;
  readonly clock: ClockKind;
}

/** The start-up data of a thread. */
export interface ThreadData {
  /** Its first int is set to 1 to ask for the best answer so far. */
  readonly stopFlag: SharedArrayBuffer;
  readonly net: NetWeights | undefined;
  readonly resources: Resources;
}

const wallClock: Clock = () => performance.now();

/** Minimum time between two readings of the processor time: a reading takes microseconds. */
const CPU_CLOCK_RESOLUTION_MS = 1;

/** Milliseconds of processor time that this process has used. */
function cpuClock(): Clock {
  let asked = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    const now = performance.now();
    if (now - asked < CPU_CLOCK_RESOLUTION_MS) return used;
    asked = now;
    const { user, system } = process.cpuUsage();
    used = (user + system) / 1000;
    return used;
  };
}

const { stopFlag, net, resources } = workerData as ThreadData;
const stopSignal = new Int32Array(stopFlag);
const memory = createSearchMemory(resources, spawnSearchThread);

function answerTo({ question, clock }: TimedQuestion, report: (progress: Thought) => void): ThreadAnswer {
  const thought = think(question, {
    clock: clock === 'cpu' ? cpuClock() : wallClock,
    isStopped: () => Atomics.load(stopSignal, 0) === 1,
    report,
    net,
    memory,
  });
  if (thought.ok) return { ok: true, thought: thought.value };
  return { ok: false, code: thought.error.code, what: String(thought.error.at ?? '') };
}

serveWorker<ThreadRequest, ThreadAnswer | undefined, Thought>(nodePort, (request, { report }) => {
  if (request !== 'newgame') return answerTo(request, report);
  memory.forget();
  return undefined;
});
