/** A request that the server refused, or that did not reach it (`offline`). */
export interface Refused {
  readonly ok: false;
  readonly code: string;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const OFFLINE: Refused = { ok: false, code: 'offline' };
const UNKNOWN: Refused = { ok: false, code: 'internal' };

/** A server that takes longer to answer counts as out of reach. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Requests JSON. The types are those of the protocol: the server validates requests, and the app trusts its answers. */
export async function requestJson<T>(
  method: Method,
  path: string,
  body?: object,
  timeoutMs = REQUEST_TIMEOUT_MS,
): Promise<Answer<T>> {
  const response = await send(method, path, body, timeoutMs);
  if (!response) return OFFLINE;
  if (!response.ok) return refusedBy(response);
  const text = await textOf(response);
  if (text === undefined) return OFFLINE;
  try {
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as T };
  } catch {
    return UNKNOWN;
  }
}

/** undefined: the connection broke, or the rest did not come in time. */
async function textOf(response: Response): Promise<string | undefined> {
  try {
    return await response.text();
  } catch {
    return undefined;
  }
}

/** Requests a text, such as a record. */
export async function requestText(path: string): Promise<Answer<string>> {
  const response = await send('GET', path);
  if (!response) return OFFLINE;
  if (!response.ok) return refusedBy(response);
  // Another server may answer everything with a page.
  if (isPage(response)) return UNKNOWN;
  const text = await textOf(response);
  return text === undefined ? OFFLINE : { ok: true, value: text };
}

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

async function send(
  method: Method,
  path: string,
  body?: object,
  timeoutMs = REQUEST_TIMEOUT_MS,
): Promise<Response | undefined> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return await fetch(path, { method, cache: 'no-store', credentials: 'same-origin', signal, ...content });
  } catch {
    return undefined;
  }
}

interface RefusalBody {
  readonly error?: { readonly code?: unknown };
  /** Of a room. */
  readonly refusal?: { readonly code?: unknown };
}

async function refusedBy(response: Response): Promise<Refused> {
  try {
    const { error, refusal } = (await response.json()) as RefusalBody;
    const code = error?.code ?? refusal?.code;
    return typeof code === 'string' ? { ok: false, code } : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
