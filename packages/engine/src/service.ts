import type { Answer, Message } from './messages.ts';
import { Mind } from './mind.ts';
import type { NetWeights } from './net/weights.ts';
import { think } from './think.ts';

/** The side of a worker that talks to the page. */
export interface Port {
  post(answer: Answer): void;
  listen(hear: (message: unknown) => void): void;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isInteger(value.id);

/** Answers questions one after another; to interrupt it, end the worker. `net`: what is there by now, undefined while it is being loaded. */
export function serve(port: Port, net: () => NetWeights | undefined, mind = new Mind()): void {
  port.listen((message) => {
    if (isMessage(message)) port.post(answerTo(message, net(), mind));
  });
}

/** A worker that dies would leave its page waiting: whatever goes wrong is an answer too. */
function answerTo({ id, question }: Message, net: NetWeights | undefined, mind: Mind): Answer {
  try {
    const thought = think(question, { net, mind });
    return thought.ok ? { id, thought: thought.value } : { id, error: thought.error };
  } catch (error) {
    return { id, error: { code: 'failed', at: error instanceof Error ? error.message : String(error) } };
  }
}
