/** Sent again with the same id, a command is carried out once. Not `randomUUID`, which exists only where the page came by TLS. */
export const commandId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
