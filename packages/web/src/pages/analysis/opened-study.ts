import { actorOf, Game, NO_POWER, namesIn, type RecordFault } from '@oia/rules';
import { openRecord } from '../../replay/opened-record.ts';
import { type RecordRead, readFragment, readImported } from '../../storage/import-records.ts';
import { type LinkFault, readLink } from '../../storage/links.ts';
import { sessionAt, sessionOf } from '../../study/open-study.ts';
import { newBranchId, StudySession } from '../../study/study-session.ts';
import { isStudyText, readStudy } from '../../study/text.ts';
import { mainLineFrom } from '../../study/tree.ts';

/** The result of opening a text or a link: a study, several games to choose from, or a fault. */
export type Opened =
  | { readonly kind: 'study'; readonly session: StudySession }
  | { readonly kind: 'games'; readonly games: readonly RecordRead[] }
  | { readonly kind: 'fault'; readonly fault: RecordFault; readonly text: string }
  | { readonly kind: 'link'; readonly fault: LinkFault }
  | { readonly kind: 'empty' | 'tooLarge' };

/** Reads a position, a record, a study, or a link to any of them. */
export async function openText(text: string, at?: number): Promise<Opened> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const [, fragment] = /^\S*\/analysis[^\s#]*#(\S*)$/.exec(trimmed) ?? [];
  if (fragment !== undefined) return openLink(fragment, at);
  if (isStudyText(trimmed)) return openStudyText(trimmed);
  return openedGames(await readImported(trimmed), at);
}

/** Reads the part of a link after the `#`. */
export async function openLink(fragment: string, at?: number): Promise<Opened> {
  const read = await readLink(fragment);
  if (!read.ok) return { kind: 'link', fault: read.fault };
  return isStudyText(read.text) ? openStudyText(read.text) : openedGames(await readFragment(fragment), at);
}

export function openStudyText(text: string): Opened {
  const read = readStudy(text, newBranchId);
  if (!read.ok) return { kind: 'fault', fault: { ...read.error, game: 1 }, text };
  const { branches } = read.value;
  return { kind: 'study', session: new StudySession(read.value, mainLineFrom(branches)) };
}

type Read = Awaited<ReturnType<typeof readFragment>>;

function openedGames(read: Read, at: number | undefined): Opened {
  if (read.kind !== 'games') return read;
  const [only, ...more] = read.games;
  if (!only) return { kind: 'empty' };
  return more.length > 0 ? { kind: 'games', games: read.games } : openGame(only, read.text, at);
}

/** Opens one game; of a view only its last position can be analysed. */
export function openGame(read: RecordRead, text: string, at?: number): Opened {
  if (!read.ok) return { kind: 'fault', fault: read.error, text };
  const opened = openRecord(read.value);
  if (!opened.ok) return { kind: 'fault', fault: opened.error, text };
  const { game, isView, last, record } = opened.value;
  const names = namesIn(record);
  if (!isView) return { kind: 'study', session: sessionOf(game, names, at) };
  const position = last ?? game.position;
  const { match } = game;
  return { kind: 'study', session: sessionAt({ match, position }, names, actorOf(match, position)) };
}

/** An empty board, for two; with these powers, if they can be played. */
export function openEmpty(powers: readonly string[] = []): StudySession {
  const [a = NO_POWER, b = NO_POWER] = powers;
  const made = Game.create({ players: 2, powers: [a, b], override: true });
  const bare = made.ok ? made : Game.create({ players: 2 });
  if (!bare.ok) throw new Error(bare.error.code);
  return sessionOf(bare.value, []);
}
