/** Two characters (a-z, 0-9) per random byte. `crypto.randomUUID` is missing on pages that did not come by TLS. */
export const randomId = (bytes = 9): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** Short, because it is part of the address of a game's page. */
export const newGameId = (): string => randomId(4);
