/** Games that were started on this page, and whether their match-up was seen. Games that are opened again are not among them. */
const SEEN = new Map<string, boolean>();

// Not a promise.
export const markStarted = (id: string): void => void SEEN.set(id, SEEN.get(id) ?? false);

// Not a promise.
export const markSeen = (id: string): void => void SEEN.set(id, true);

/** Its match-up is still to be revealed. */
export const isFresh = (id: string): boolean => SEEN.get(id) === false;
