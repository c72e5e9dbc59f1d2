import type { Guides } from '../../guide-words.ts';
import { apollo } from './apollo.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { demeter } from './demeter.ts';
import { hephaestus } from './hephaestus.ts';
import { pan } from './pan.ts';

export const guides: Guides = {
  apollo,
  artemis,
  athena,
  atlas,
  demeter,
  hephaestus,
  pan,
};
