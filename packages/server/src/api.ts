/** Addresses that begin so are the server's own, never a page of the app. */
export const API = '/api/';

/** What the server answers at an address of its own, as JSON; undefined: there is no such address. */
export function apiAnswer(address: string): string | undefined {
  return address === `${API}health` ? JSON.stringify({ status: 'ok' }) : undefined;
}
