import { AT_WORK, type HelperMessage, QUESTION } from './helpers.ts';
import { Mind } from './mind.ts';
import type { NetWeights } from './net/weights.ts';
import type { Question } from './question.ts';
import { Transpositions } from './search/transpositions.ts';
import { think } from './think.ts';

type Start = Extract<HelperMessage, { readonly kind: 'start' }>;

/** One who helps: thinks about what it is told until the question is answered elsewhere. */
class Helper {
  readonly #mind: Mind;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #atWork: number;
  net: NetWeights | undefined;

  constructor({ table, control, index }: Start) {
    this.#mind = new Mind({ table: new Transpositions(table.bits, table.memory), ahead: 1 + (index % 2) });
    this.#control = new Int32Array(control);
    this.#atWork = AT_WORK + index;
  }

  #search(question: Question, isStopped: () => boolean): void {
    const { net } = this;
    think({ ...question, budget: Number.POSITIVE_INFINITY }, { isStopped, net, mind: this.#mind });
  }

  /** It says that it is at work before it looks whether it is still wanted: whoever waits for it then misses nothing. */
  help(number: number, question: Question): void {
    const isStopped = (): boolean => Atomics.load(this.#control, QUESTION) !== number;
    Atomics.store(this.#control, this.#atWork, 1);
    try {
      if (!isStopped()) this.#search(question, isStopped);
    } finally {
      Atomics.store(this.#control, this.#atWork, 0);
      Atomics.notify(this.#control, this.#atWork);
    }
  }
}

/** The work of a thread that helps; `listen` passes on what it is told. */
export function serveHelper(listen: (hear: (message: HelperMessage) => void) => void): void {
  let helper: Helper | undefined;
  listen((message) => {
    if (message.kind === 'start') helper = new Helper(message);
    else if (message.kind === 'help') helper?.help(message.number, message.question);
    else if (helper) helper.net = message.net;
  });
}
