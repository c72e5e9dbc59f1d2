import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { EXIT, print } from '../command.ts';
import type { EngineCommand } from '../engines/child-channel.ts';
import { EngineError } from '../engines/line-channel.ts';
import { type OpenedEngine, openEngine } from '../engines/open-engine.ts';
import { OneTimeCode } from './one-time-code.ts';
import type { ListenPlan } from './plan.ts';

const LOOPBACK = '127.0.0.1';
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];
/** A position with a whole game behind it is a few kilobytes. */
const MAX_LINE_BYTES = 64 * 1024;
/** Time to send the code after connecting. */
const CODE_TIMEOUT_MS = 10_000;
/** Close codes that the page puts into words. */
export const CLOSED = { wrongCode: 4001, taken: 4002, engineEnded: 4003 } as const;
/** The lines a page may send: it cannot end the program. */
const ALLOWED = /^(oia|isready|newgame|position|go|stop|eval|setoption)\b/;

/** A program behind a socket that only pages of this machine's browsers can use, one at a time. */
export class SocketBridge {
  readonly #command: EngineCommand;
  readonly #origins: readonly string[];
  readonly #http: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_LINE_BYTES });
  #code: OneTimeCode | undefined;
  #opened: OpenedEngine | undefined;
  #page: WebSocket | undefined;

  constructor(opened: OpenedEngine, { command, origins }: Pick<ListenPlan, 'command' | 'origins'>) {
    this.#opened = opened;
    this.#command = command;
    this.#origins = origins;
    this.#http = createServer((_, response) => response.writeHead(404).end());
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Listens on this port, or on any free one for 0. `onCode` gets each code together with the address. */
  async start(port: number, onCode: (address: string, code: string) => void): Promise<string> {
    this.#http.listen(port, LOOPBACK);
    await once(this.#http, 'listening');
    const address = `ws://${LOOPBACK}:${(this.#http.address() as AddressInfo).port}`;
    this.#code = new OneTimeCode((code) => onCode(address, code));
    return address;
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#http.close();
    this.#opened?.channel.close();
  }

  /** Another page cannot lie about its origin, and one that reaches us by a name of its own has another host. */
  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { port } = this.#http.address() as AddressInfo;
    const isOurHost = OWN_HOSTS.some((host) => request.headers.host === `${host}:${port}`);
    if (!isOurHost || !this.#accepts(request.headers.origin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (page) => this.#greet(page));
  }

  #accepts(origin: string | undefined): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    return this.#origins.length > 0
      ? this.#origins.includes(new URL(origin).origin)
      : OWN_HOSTS.includes(new URL(origin).hostname);
  }

  /** The first line has to be the code. */
  #greet(page: WebSocket): void {
    const timer = setTimeout(() => page.close(CLOSED.wrongCode, 'no code'), CODE_TIMEOUT_MS);
    page.on('error', () => page.terminate());
    page.on('close', () => clearTimeout(timer));
    page.once('message', (data) => {
      clearTimeout(timer);
      const [word, code = ''] = String(data).trim().split(/\s+/);
      if (this.#page) page.close(CLOSED.taken, 'another page is connected');
      else if (word !== 'code' || !this.#code?.use(code)) page.close(CLOSED.wrongCode, 'wrong code');
      // Nothing rejects: a program that cannot be started closes the socket.
      else void this.#connect(page);
    });
  }

  async #connect(page: WebSocket): Promise<void> {
    this.#page = page;
    page.on('close', () => this.#disconnect());
    const opened = await this.#running();
    if (!opened) return page.close(CLOSED.engineEnded, 'the program cannot be started');
    if (page.readyState !== page.OPEN) return;
    const { channel } = opened;
    channel.listener = {
      line: (line) => page.send(line),
      ended: (why) => page.close(CLOSED.engineEnded, `the program ended: ${why}`.slice(0, 120)),
    };
    page.on('message', (data) => {
      for (const line of String(data).split('\n')) if (ALLOWED.test(line.trim())) channel.send(line.trim());
    });
    page.send(`id name ${opened.name}`);
    page.send('connected');
  }

  /** The program, started anew if it has ended. */
  async #running(): Promise<OpenedEngine | undefined> {
    if (this.#opened?.channel.end === undefined) return this.#opened;
    try {
      this.#opened = await openEngine(this.#command);
      return this.#opened;
    } catch (error) {
      if (error instanceof EngineError) return undefined;
      throw error;
    }
  }

  #disconnect(): void {
    this.#page = undefined;
    const channel = this.#opened?.channel;
    if (channel) {
      channel.listener = undefined;
      channel.send('stop');
    }
    this.#code?.renew();
  }
}

/** Serves pages until Ctrl+C. */
export async function listen(plan: ListenPlan): Promise<number> {
  const opened = await openEngine(plan.command);
  const bridge = new SocketBridge(opened, plan);
  try {
    await bridge.start(plan.port, (address, code) => print(`address ${address}   code ${code}`));
  } catch (error) {
    opened.channel.kill();
    throw new EngineError('refused', `port ${plan.port}: ${error instanceof Error ? error.message : String(error)}`);
  }
  print(
    'In the analysis page choose "Use another engine" and give this address and code. Each code works once. Ctrl+C ends.',
  );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  bridge.close();
  return EXIT.ok;
}
