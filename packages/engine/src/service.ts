import type { Answer, Message } from './messages.ts';
import { think } from './think.ts';

/** The side of a worker that talks to the page. */
export interface Port {
  post(answer: Answer): void;
  listen(hear: (message: unknown) => void): void;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isInteger(value.id);

/** Answers questions one after another. Who wants to interrupt it ends the worker. */
export function serve(port: Port): void {
  port.listen((message) => {
    if (isMessage(message)) port.post(answerTo(message));
  });
}

/** A worker that dies would leave its page waiting: whatever goes wrong is an answer too. */
function answerTo({ id, question }: Message): Answer {
  try {
    const thought = think(question);
    return thought.ok ? { id, thought: thought.value } : { id, error: thought.error };
  } catch (error) {
    return { id, error: { code: 'failed', at: error instanceof Error ? error.message : String(error) } };
  }
}
