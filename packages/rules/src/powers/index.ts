import type { Power } from '../power.ts';
import { apollo } from './apollo.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { demeter } from './demeter.ts';
import { hephaestus } from './hephaestus.ts';
import { hermes } from './hermes.ts';
import { minotaur } from './minotaur.ts';
import { pan } from './pan.ts';
import { prometheus } from './prometheus.ts';

/** All powers, by number. */
export const POWER_LIST: readonly Power[] = [
  apollo,
  artemis,
  athena,
  atlas,
  demeter,
  hephaestus,
  hermes,
  minotaur,
  pan,
  prometheus,
];

/** The same with each power at the place of its number; number 0 is nobody's. */
export const POWERS: readonly (Power | undefined)[] = POWER_LIST.reduce<(Power | undefined)[]>((all, power) => {
  all[power.number] = power;
  return all;
}, []);

const BY_ID = new Map(POWER_LIST.map((power) => [power.id, power]));
export const powerById = (id: string): Power | undefined => BY_ID.get(id);
