import type { PowerId } from '@oia/rules';
import { advanced } from './advanced.ts';
import { fleece } from './fleece.ts';
import { heroes } from './heroes.ts';
import type { Drawing } from './shape.ts';
import { simple } from './simple.ts';

/** The emblem of each power: a thing of its own, recognised by its outline. */
export const EMBLEMS: Readonly<Record<PowerId, Drawing>> = { ...simple, ...advanced, ...fleece, ...heroes };
