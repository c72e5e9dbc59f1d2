import type { Http } from './http.ts';

/** How long requests that were begun may take when the server closes, in milliseconds. */
const PATIENCE = 3_000;

/** Takes nothing new; what was begun may finish for a while. */
export async function closeHttp(http: Http): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), PATIENCE);
  await http.close();
  clearTimeout(timer);
}
