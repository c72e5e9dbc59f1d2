import { describeMoment, describeResult, type NameOf } from '@oia/narration';
import type { Game, Match, Moment, Viewer } from '@oia/rules';
import { WORDS } from '../words.ts';

/** A moment in notation and in words, as far as this viewer may know it. */
export function momentLines(match: Match, moment: Moment, viewer: Viewer, nameOf: NameOf): string[] {
  const { who, notation, text, consequences } = describeMoment(WORDS, match, moment, viewer, nameOf);
  return [`${who === undefined ? '' : `${who}: `}${notation}  ${text}`, ...consequences].map((line) => `  ${line}`);
}

/** How the game ended. */
export const outcomeLine = (game: Game, nameOf: NameOf): string => describeResult(WORDS, game, nameOf) ?? '';
