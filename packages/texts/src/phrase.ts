export type AnyPhrase = string | ((params: never) => string);

// The message types guarantee that phrase and parameters match; TypeScript cannot follow that through a lookup.
export const render = (phrase: AnyPhrase, params: object): string =>
  typeof phrase === 'string' ? phrase : phrase(params as never);
