import type { offers, tokens } from './en/board-and-cards.ts';

export type { Direction, PowerId } from '@oia/rules';

export type Piece = 'block' | 'dome';

/** Workers that are neither have no word for it. */
export type Sex = 'female' | 'male';

/** Things on a space besides workers and pieces: the Ram, and tokens of cards, by the names of their fields. */
export type Token = keyof typeof tokens;

/** Kinds of steps made by choosing one or two spaces. */
export type TargetKind = keyof typeof offers;

/** Why nothing can be undone. */
export type NoUndoCode = 'nothing' | 'drawn' | 'ended' | 'secret' | 'answered';
