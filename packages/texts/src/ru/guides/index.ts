import type { Guides } from '../../guide-words.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo } from './apollo.ts';
import { ares } from './ares.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { bia } from './bia.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eros } from './eros.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hypnus } from './hypnus.ts';
import { limus } from './limus.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { morpheus } from './morpheus.ts';
import { pan } from './pan.ts';
import { persephone } from './persephone.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { selene } from './selene.ts';
import { triton } from './triton.ts';
import { zeus } from './zeus.ts';

export const guides: Guides = {
  aphrodite,
  apollo,
  ares,
  artemis,
  athena,
  atlas,
  bia,
  chaos,
  charon,
  chronus,
  circe,
  demeter,
  dionysus,
  eros,
  hephaestus,
  hera,
  hermes,
  hestia,
  hypnus,
  limus,
  medusa,
  minotaur,
  morpheus,
  pan,
  persephone,
  poseidon,
  prometheus,
  selene,
  triton,
  zeus,
};
