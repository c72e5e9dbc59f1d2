import type { TranslatedGuides } from '../../guide-words.ts';
import { achilles } from './achilles.ts';
import { adonis } from './adonis.ts';
import { aeolus } from './aeolus.ts';
import { aphrodite } from './aphrodite.ts';
import { apollo } from './apollo.ts';
import { ares } from './ares.ts';
import { artemis } from './artemis.ts';
import { atalanta } from './atalanta.ts';
import { athena } from './athena.ts';
import { atlas } from './atlas.ts';
import { bellerophon } from './bellerophon.ts';
import { bia } from './bia.ts';
import { chaos } from './chaos.ts';
import { charon } from './charon.ts';
import { charybdis } from './charybdis.ts';
import { chronus } from './chronus.ts';
import { circe } from './circe.ts';
import { clio } from './clio.ts';
import { demeter } from './demeter.ts';
import { dionysus } from './dionysus.ts';
import { eros } from './eros.ts';
import { europa } from './europa.ts';
import { gaea } from './gaea.ts';
import { graeae } from './graeae.ts';
import { hades } from './hades.ts';
import { harpies } from './harpies.ts';
import { hecate } from './hecate.ts';
import { hephaestus } from './hephaestus.ts';
import { hera } from './hera.ts';
import { heracles } from './heracles.ts';
import { hermes } from './hermes.ts';
import { hestia } from './hestia.ts';
import { hypnus } from './hypnus.ts';
import { jason } from './jason.ts';
import { limus } from './limus.ts';
import { medea } from './medea.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { moerae } from './moerae.ts';
import { morpheus } from './morpheus.ts';
import { nemesis } from './nemesis.ts';
import { odysseus } from './odysseus.ts';
import { pan } from './pan.ts';
import { persephone } from './persephone.ts';
import { polyphemus } from './polyphemus.ts';
import { poseidon } from './poseidon.ts';
import { prometheus } from './prometheus.ts';
import { selene } from './selene.ts';
import { siren } from './siren.ts';
import { tartarus } from './tartarus.ts';
import { terpsichore } from './terpsichore.ts';
import { theseus } from './theseus.ts';
import { triton } from './triton.ts';
import { urania } from './urania.ts';
import { zeus } from './zeus.ts';

export const guides: TranslatedGuides = {
  achilles,
  adonis,
  aeolus,
  aphrodite,
  apollo,
  ares,
  artemis,
  atalanta,
  athena,
  atlas,
  bellerophon,
  bia,
  chaos,
  charon,
  charybdis,
  chronus,
  circe,
  clio,
  demeter,
  dionysus,
  eros,
  europa,
  gaea,
  graeae,
  hades,
  harpies,
  hecate,
  hephaestus,
  hera,
  heracles,
  hermes,
  hestia,
  hypnus,
  jason,
  limus,
  medea,
  medusa,
  minotaur,
  moerae,
  morpheus,
  nemesis,
  odysseus,
  pan,
  persephone,
  polyphemus,
  poseidon,
  prometheus,
  selene,
  siren,
  tartarus,
  terpsichore,
  theseus,
  triton,
  urania,
  zeus,
};
