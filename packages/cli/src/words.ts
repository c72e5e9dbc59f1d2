import { describeFault, describeMoment, describeResult, type NameOf } from '@oia/narration';
import { type Game, type Match, type MatchPosition, type Moment, readPosition, type Viewer } from '@oia/rules';
import { type Catalogue, en, type Language, loadWords } from '@oia/texts';
import { invalid, ok, type Read } from './options.ts';

/** The words of the game: English, or what `useLanguage` chose. Commands and their help are in English only. */
export let WORDS: Catalogue = en;

/** Chooses the language of the game for this process. */
export async function useLanguage(language: Language): Promise<void> {
  WORDS = await loadWords(language);
}

/** A moment in notation and in words, as far as this viewer may know it. */
export function momentLines(match: Match, moment: Moment, viewer: Viewer, nameOf: NameOf): string[] {
  const { who, notation, text, consequences } = describeMoment(WORDS, match, moment, viewer, nameOf);
  return [`${who === undefined ? '' : `${who}: `}${notation}  ${text}`, ...consequences].map((line) => `  ${line}`);
}

/** How the game ended. */
export const outcomeLine = (game: Game, nameOf: NameOf): string => describeResult(WORDS, game, nameOf) ?? '';

export function readMatchPosition(text: string): Read<MatchPosition> {
  const placed = readPosition(text);
  return placed.ok ? ok(placed.value) : invalid(`The position cannot be read. ${describeFault(WORDS, placed.error)}`);
}
