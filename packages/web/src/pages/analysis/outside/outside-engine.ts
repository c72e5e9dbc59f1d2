import type { AnalystTask, Report } from '@oia/engine';
import { type Game, positionText, stepText } from '@oia/rules';
import { readInfo } from './info-line.ts';

/** Why there is no connection, or none any more. */
export type OutsideFault = 'badAddress' | 'unreachable' | 'wrongCode' | 'taken' | 'ended';

/** Close codes of `oia bridge`. */
const FAULTS: Readonly<Record<number, OutsideFault>> = { 4001: 'wrongCode', 4002: 'taken', 4003: 'ended' };

interface Question {
  readonly game: Game;
  readonly position: string;
  readonly hear: (report: Report) => void;
  readonly end: () => void;
  readonly fail: () => void;
  isWanted: boolean;
}

/**
 * Another engine, which `oia bridge --listen` offers on this machine. It speaks the engine protocol, one question at a time: the next one
 * waits until the one before is answered.
 */
export class OutsideEngine {
  readonly name: string;
  readonly #socket: WebSocket;
  #asked: Question | undefined;
  #next: Question | undefined;

  private constructor(socket: WebSocket, name: string, onLost: () => void) {
    this.name = name;
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => {
      for (const question of [this.#asked, this.#next]) question?.fail();
      onLost();
    };
  }

  /** Rejects with an `OutsideFault`. `onLost`: the connection has ended later on. */
  static connect(address: string, code: string, onLost: () => void): Promise<OutsideEngine> {
    return new Promise((resolve, reject: (fault: OutsideFault) => void) => {
      if (!isLocal(address)) return reject('badAddress');
      const socket = new WebSocket(address.trim());
      let name = '';
      socket.onopen = () => socket.send(`code ${code.trim()}`);
      socket.onclose = ({ code: why }) => reject(FAULTS[why] ?? 'unreachable');
      socket.onmessage = ({ data }) => {
        const line = String(data);
        if (line.startsWith('id name ')) name = line.slice('id name '.length);
        else if (line === 'connected') resolve(new OutsideEngine(socket, name, onLost));
      };
    });
  }

  /** Thinks about the position of a game in the view of a seat until it is stopped. */
  analyse(game: Game, seat: number, hear: (report: Report) => void): AnalystTask {
    let question: Question | undefined;
    const ended = new Promise<void>((resolve, reject) => {
      question = {
        game,
        position: positionFor(game, seat),
        hear,
        end: resolve,
        fail: () => reject(new Error('the other engine failed')),
        isWanted: true,
      };
    });
    if (question) this.#ask(question);
    return { ended, stop: () => this.#stop(question) };
  }

  close(): void {
    this.#socket.onclose = null;
    this.#socket.close();
  }

  #ask(question: Question): void {
    this.#next?.end();
    this.#next = question;
    if (this.#asked) this.#stop(this.#asked);
    else this.#begin();
  }

  #begin(): void {
    const question = this.#next;
    this.#asked = question;
    this.#next = undefined;
    if (question) this.#send(`position ${question.position}\ngo infinite`);
  }

  #stop(question: Question | undefined): void {
    if (!question?.isWanted) return;
    question.isWanted = false;
    if (question === this.#asked) this.#send('stop');
    else if (question === this.#next) this.#next = undefined;
    question.end();
  }

  #hear(line: string): void {
    const asked = this.#asked;
    if (!asked) return;
    if (line.startsWith('info ')) {
      const report = asked.isWanted ? readInfo(asked.game, line) : undefined;
      if (report) asked.hear(report);
      return;
    }
    const isAnswer = line.startsWith('bestturn');
    if (!isAnswer && !line.startsWith('error')) return;
    if (asked.isWanted && !isAnswer) asked.fail();
    else asked.end();
    this.#begin();
  }

  #send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}

/** Only this machine: the address of another one would tell it what is analysed here. */
const isLocal = (address: string): boolean => /^ws:\/\/(127\.0\.0\.1|localhost):\d{1,5}\/?$/.test(address.trim());

/** The game from its beginning, so that repetitions are known; with secrets only the view of the seat. */
function positionFor(game: Game, seat: number): string {
  const { match, moments, first } = game;
  if (match.secrets) return positionText({ match, position: game.view(seat) });
  const text = positionText({ match, position: first });
  const steps = moments.map(({ before, step }) => stepText(match, before, step));
  return steps.length === 0 ? text : `${text} turns ${steps.join(' ')}`;
}
