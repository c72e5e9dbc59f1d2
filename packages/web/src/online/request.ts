/** A request that the server refused, or that did not reach it (`offline`). */
export interface Refused {
  readonly ok: false;
  readonly code: string;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const OFFLINE: Refused = { ok: false, code: 'offline' };
const UNKNOWN: Refused = { ok: false, code: 'internal' };

/** Asks the server for JSON. The types are those of the protocol; the server checks what it gets, the app trusts it. */
export async function requestJson<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  const response = await send(method, path, body);
  if (!response) return OFFLINE;
  if (!response.ok) return refusedBy(response);
  try {
    const text = await response.text();
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as T };
  } catch {
    return UNKNOWN;
  }
}

/** Asks the server for a text, such as a record. */
export async function requestText(path: string): Promise<Answer<string>> {
  const response = await send('GET', path);
  if (!response) return OFFLINE;
  if (!response.ok) return refusedBy(response);
  // Another server may answer everything with a page.
  return isPage(response) ? UNKNOWN : { ok: true, value: await response.text() };
}

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

async function send(method: Method, path: string, body?: object): Promise<Response | undefined> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(path, { method, cache: 'no-store', credentials: 'same-origin', ...content });
  } catch {
    return undefined;
  }
}

interface Refusing {
  readonly error?: { readonly code?: unknown };
  /** Of a room. */
  readonly refusal?: { readonly code?: unknown };
}

async function refusedBy(response: Response): Promise<Refused> {
  try {
    const { error, refusal } = (await response.json()) as Refusing;
    const code = error?.code ?? refusal?.code;
    return typeof code === 'string' ? { ok: false, code } : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
