import type { Answer, Message } from './messages.ts';
import { think } from './think.ts';

/** The side of a worker that talks to the page. */
export interface Port {
  post(answer: Answer): void;
  listen(hear: (message: unknown) => void): void;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isInteger(value.id);

/** Answers questions one after another. One that is stopped before its turn comes is not thought about. */
export function serve(port: Port): void {
  const waiting = new Set<number>();
  port.listen((message) => {
    if (!isMessage(message)) return;
    if ('stop' in message) {
      if (waiting.delete(message.id)) port.post({ id: message.id, error: { code: 'stopped' } });
      return;
    }
    waiting.add(message.id);
    // Later, so that messages that came meanwhile are heard first.
    setTimeout(() => waiting.delete(message.id) && port.post(answerTo(message)), 0);
  });
}

/** A worker that dies would leave its page waiting: whatever goes wrong is an answer too. */
function answerTo({ id, question }: Extract<Message, { question: unknown }>): Answer {
  try {
    const thought = think(question);
    return thought.ok ? { id, thought: thought.value } : { id, error: thought.error };
  } catch (error) {
    return { id, error: { code: 'failed', at: error instanceof Error ? error.message : String(error) } };
  }
}
