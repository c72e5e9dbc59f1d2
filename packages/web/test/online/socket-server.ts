import type { AddressInfo } from 'node:net';
import type { ClientMessage, ServerMessage } from '@oia/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server that records messages and answers as told: enough to see how a client copes with a bad connection. */
export class SocketServer {
  readonly heard: ClientMessage[] = [];
  /** Called for every message; answers are sent by `say`. */
  onMessage: (message: ClientMessage, say: (message: ServerMessage) => void) => void = () => undefined;
  answersPings = true;
  /** How many sockets were ever opened. */
  opened = 0;
  #server: WebSocketServer;
  readonly #port: number;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    this.#listen();
  }

  static start(): Promise<SocketServer> {
    return new Promise((resolve) => {
      const server: WebSocketServer = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
        resolve(new SocketServer(server)),
      );
    });
  }

  get address(): string {
    return `ws://127.0.0.1:${this.#port}`;
  }

  /** The messages of one kind. */
  kind<Kind extends ClientMessage['kind']>(kind: Kind): Extract<ClientMessage, { kind: Kind }>[] {
    return this.heard.filter((message): message is Extract<ClientMessage, { kind: Kind }> => message.kind === kind);
  }

  broadcast(message: ServerMessage): void {
    for (const socket of this.#server.clients) send(socket, message);
  }

  /** All lines are cut, without a word. */
  cut(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }

  stop(): Promise<void> {
    this.cut();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** On the same port again. */
  async restart(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server = new WebSocketServer({ port: this.#port, host: '127.0.0.1' }, resolve);
    });
    this.#listen();
  }

  #listen(): void {
    this.#server.on('connection', (socket) => {
      this.opened++;
      socket.on('message', (data) => this.#message(socket, JSON.parse(String(data)) as ClientMessage));
    });
  }

  #message(socket: WebSocket, message: ClientMessage): void {
    this.heard.push(message);
    if (message.kind === 'ping' && this.answersPings) send(socket, { kind: 'pong', now: Date.now() });
    this.onMessage(message, (answer) => send(socket, answer));
  }
}

const send = (socket: WebSocket, message: ServerMessage): void => socket.send(JSON.stringify(message));
