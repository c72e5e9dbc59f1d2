/** The languages Oia speaks: each has a folder of its name here, and an entry in `say.ts`. */
export const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];
