import type { offers, tokens } from './en/squares.ts';

export type { Direction, PowerId } from '@oia/rules';

export type Piece = 'block' | 'dome';

/** Workers can be neither, too: those words are left out. */
export type Sex = 'female' | 'male';

/** What can lie or stand on a space beside workers and pieces: the Ram, and what cards keep there, by the names of their fields. */
export type Token = keyof typeof tokens;

/** Steps that are made by choosing a space, or two. */
export type TargetKind = keyof typeof offers;

/** Why nothing more can be taken back. */
export type StandingCode = 'nothing' | 'drawn' | 'ended' | 'secret' | 'answered';
