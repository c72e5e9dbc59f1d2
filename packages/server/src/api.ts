/** Paths with this prefix belong to the server; all others are pages of the app. */
export const API = '/api/';

/** The JSON answer at an API path; undefined if there is no such path. */
export function apiAnswer(address: string): string | undefined {
  return address === `${API}health` ? JSON.stringify({ status: 'ok' }) : undefined;
}
