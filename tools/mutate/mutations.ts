import { ADVANCED_FIRST } from './advanced-first.ts';
import { ADVANCED_SECOND } from './advanced-second.ts';
import { EFFECTS } from './effects.ts';
import { EVENTS } from './events.ts';
import { FLEECE } from './fleece.ts';
import { FLOW } from './flow.ts';
import { GAMES } from './games.ts';
import { HEROES } from './heroes.ts';
import { ADDED, type Mutation } from './mutation.ts';
import { SETUP } from './setup.ts';
import { SIMPLE } from './simple.ts';
import { TABLE } from './table.ts';
import { TURN } from './turn.ts';

/** At least one for each power of the box, and the core. */
export const MUTATIONS: readonly Mutation[] = [
  ...SIMPLE,
  ...ADVANCED_FIRST,
  ...ADVANCED_SECOND,
  ...FLEECE,
  ...HEROES,
  ...ADDED,
  ...TURN,
  ...EFFECTS,
  ...FLOW,
  ...SETUP,
  ...TABLE,
  ...GAMES,
  ...EVENTS,
];
