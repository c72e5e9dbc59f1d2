import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { API, apiAnswer } from './api.ts';
import { ENCODINGS, readFiles, type ServedFile } from './files.ts';

/** Only our own files may run, and the module of the net, which is embedded in one of them; images may also be inline or come from a canvas. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Both isolate the page, so that the threads of the computer may share memory.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const;

const CACHE_CONTROL = {
  forever: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600',
  never: 'no-cache',
};

/** Serves the app from its build folder. Every path without a file is a page of the app. */
export function createAppServer(folder: string): Server {
  const files = readFiles(folder);
  const page = files.get('/index.html');
  if (!page) throw new Error('there is no index.html in the folder of the app');
  return serverOf((address) => files.get(address) ?? (looksLikeFile(address) ? undefined : page));
}

/** The API alone: in development Vite serves the app and forwards API requests. */
export function createApiServer(): Server {
  return serverOf(() => undefined);
}

function serverOf(fileAt: (address: string) => ServedFile | undefined): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.');
    const address = addressOf(request);
    if (address === undefined) return refuse(response, 400, 'This address cannot be read.');
    if (address.startsWith(API)) return sendAnswer(response, apiAnswer(address));
    const file = fileAt(address);
    if (file) send(request, response, file);
    else refuse(response, 404, 'There is no such file.');
  });
}

function addressOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

const looksLikeFile = (address: string): boolean => /\.[a-z0-9]+$/i.test(address);

function send(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find((known) => file.packed[known] && new RegExp(`\\b${known}\\b`).test(accepted));
  const body = (encoding && file.packed[encoding]) || file.plain;
  response.writeHead(200, {
    ...HEADERS,
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': CACHE_CONTROL[file.caching],
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendAnswer(response: ServerResponse, answer: string | undefined): void {
  if (answer === undefined) return refuse(response, 404, 'There is no such address.');
  response.writeHead(200, {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(answer);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}
