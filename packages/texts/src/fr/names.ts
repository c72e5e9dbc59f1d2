import type { Catalogue } from '../catalogue.ts';
import { completeNames, type TranslatedNames } from '../translation.ts';

export const pieces: Catalogue['pieces'] = { block: 'bloc', dome: 'dôme' };

export const directions: Catalogue['directions'] = {
  n: 'nord',
  ne: 'nord-est',
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ouest',
  w: 'ouest',
  nw: 'nord-ouest',
};

/** Anna et Ben; Anna, Ben et Cléo. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');

export const translatedNames: TranslatedNames = {
  apollo: { name: 'Apollon' },
  artemis: { name: 'Artémis' },
  athena: { name: 'Athéna' },
  atlas: { name: 'Atlas' },
  demeter: { name: 'Déméter' },
  hephaestus: { name: 'Héphaïstos' },
  hermes: { name: 'Hermès' },
  minotaur: { name: 'Minotaure' },
  pan: { name: 'Pan' },
  prometheus: { name: 'Prométhée' },
  aphrodite: { name: 'Aphrodite' },
  ares: { name: 'Arès' },
  bia: { name: 'Bia' },
  chaos: { name: 'Chaos' },
  charon: { name: 'Charon' },
  chronus: { name: 'Chronos' },
  circe: { name: 'Circé' },
  dionysus: { name: 'Dionysos' },
  eros: { name: 'Éros' },
  hera: { name: 'Héra' },
  hestia: { name: 'Hestia' },
  hypnus: { name: 'Hypnos' },
  limus: { name: 'Limos' },
  medusa: { name: 'Méduse' },
  morpheus: { name: 'Morphée' },
  persephone: { name: 'Perséphone' },
  poseidon: { name: 'Poséidon' },
  selene: { name: 'Séléné' },
  triton: { name: 'Triton' },
  zeus: { name: 'Zeus' },
  aeolus: { name: 'Éole' },
  charybdis: { name: 'Charybde' },
  clio: { name: 'Clio' },
  europa: { name: 'Europe et Talos' },
  gaea: { name: 'Gaïa' },
  graeae: { name: 'Grées' },
  hades: { name: 'Hadès' },
  harpies: { name: 'Harpies' },
  hecate: { name: 'Hécate' },
  moerae: { name: 'Moires' },
  nemesis: { name: 'Némésis' },
  siren: { name: 'Sirène' },
  tartarus: { name: 'Tartare' },
  terpsichore: { name: 'Terpsichore' },
  urania: { name: 'Uranie' },
  achilles: { name: 'Achille' },
  adonis: { name: 'Adonis' },
  atalanta: { name: 'Atalante' },
  bellerophon: { name: 'Bellérophon' },
  heracles: { name: 'Héraclès' },
  jason: { name: 'Jason' },
  medea: { name: 'Médée' },
  odysseus: { name: 'Ulysse' },
  polyphemus: { name: 'Polyphème' },
  theseus: { name: 'Thésée' },
};

/** All of them, for sentences that name a power. */
export const powers = completeNames(translatedNames);
