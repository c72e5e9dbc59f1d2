import { en } from '@oia/texts';

/** The command line is in English only. */
export const WORDS = en;
