import type { Catalogue, GameWords } from './catalogue.ts';
import type { lessons } from './en/lessons.ts';
import type { entry } from './en/online/entry.ts';
import type { online } from './en/online/index.ts';
import type { room } from './en/online/room.ts';
import type { rulebook } from './en/rulebook.ts';
import type { ExerciseWords, Guides } from './guide-words.ts';

/** The words of a lesson. */
export interface LessonWords extends ExerciseWords {
  readonly title: string;
  /** The rule or the idea, in a sentence or two. */
  readonly text: string;
}

/** The words of the lessons by their ids. */
export type Lessons = Readonly<Record<keyof typeof lessons, LessonWords>>;

/** The rules of the game in words. */
export type RulebookWords = typeof rulebook;

/** The tips of the coach in a first game. */
export interface CoachWords {
  readonly title: string;
  readonly climb: string;
  readonly build: string;
  readonly win: string;
  /** The button that dismisses a tip. */
  readonly gotIt: string;
}

/** The pages that need a server, except for the room. */
export type OnlineWords = typeof online;

/** The links to those pages. */
export type OnlineEntryWords = typeof entry;

/** The page of an online game. */
export type RoomWords = typeof room;

/** The texts of a language, in the parts that are loaded separately. */
export interface Chunks {
  /** The start page and a game: loaded first, so that a first step waits for no other texts. */
  readonly game: GameWords;
  /** Everything else that needs no server, together with the words of a game. */
  readonly catalogue: Catalogue;
  readonly guides: Guides;
  readonly lessons: Lessons;
  readonly rulebook: RulebookWords;
  readonly coach: CoachWords;
  readonly online: OnlineWords;
  readonly onlineEntry: OnlineEntryWords;
  readonly room: RoomWords;
}

export type ChunkName = keyof Chunks;

/** Loads the chunks of English, which has all of them. */
export type EnglishChunks = { readonly [Name in ChunkName]: () => Promise<Chunks[Name]> };
