import type { Draft, DraftStep, Result } from '@oia/rules';
import { shippedMatchups } from '../matchups/shipped.ts';
import { LEVELS, type Level } from '../question/levels.ts';
import { chooseDraft } from './draft.ts';

/** A computer's decision in a draft, by all that is known of match-ups. A module of its own, because few games begin with a draft. */
export const draftAt = (level: Level, draft: Draft, seed: number): Result<DraftStep> =>
  chooseDraft(draft, { seed, table: shippedMatchups(), isLax: LEVELS.indexOf(level) < LEVELS.length / 2 });
