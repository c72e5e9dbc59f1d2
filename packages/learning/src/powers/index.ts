import type { PowerId } from '@oia/rules';
import type { PowerGuide } from '../guide.ts';
import { apollo } from './apollo.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { demeter } from './demeter.ts';
import { hephaestus } from './hephaestus.ts';
import { pan } from './pan.ts';

/** The guide to each power, by its id. */
export const GUIDES: Readonly<Partial<Record<PowerId, PowerGuide>>> = {
  apollo,
  artemis,
  athena,
  atlas,
  demeter,
  hephaestus,
  pan,
};
