import type { Catalogue, GameWords, PowerWords } from './catalogue.ts';

/** Names, which are loaded first, and the rest of what is said of powers, as one. */
export const named = (names: GameWords['powers'], words: PowerWords): Catalogue['powers'] =>
  Object.fromEntries(
    Object.entries(words).map(([power, text]) => [power, { ...names[power as keyof PowerWords], ...text }]),
  ) as unknown as Catalogue['powers'];
