import type { Catalogue, GameWords } from '../catalogue.ts';
import type { PowerId } from '../ids.ts';

export const pieces: Catalogue['pieces'] = { block: 'block', dome: 'dome' };

export const directions: Catalogue['directions'] = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/** Anna and Ben; Anna, Ben and Cleo. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

export const powers: GameWords['powers'] = {
  apollo: { name: 'Apollo' },
  artemis: { name: 'Artemis' },
  athena: { name: 'Athena' },
  atlas: { name: 'Atlas' },
  demeter: { name: 'Demeter' },
  hephaestus: { name: 'Hephaestus' },
  hermes: { name: 'Hermes' },
  minotaur: { name: 'Minotaur' },
  pan: { name: 'Pan' },
  prometheus: { name: 'Prometheus' },
  aphrodite: { name: 'Aphrodite' },
  ares: { name: 'Ares' },
  bia: { name: 'Bia' },
  chaos: { name: 'Chaos' },
  charon: { name: 'Charon' },
  chronus: { name: 'Chronus' },
  circe: { name: 'Circe' },
  dionysus: { name: 'Dionysus' },
  eros: { name: 'Eros' },
  hera: { name: 'Hera' },
  hestia: { name: 'Hestia' },
  hypnus: { name: 'Hypnus' },
  limus: { name: 'Limus' },
  medusa: { name: 'Medusa' },
  morpheus: { name: 'Morpheus' },
  persephone: { name: 'Persephone' },
  poseidon: { name: 'Poseidon' },
  selene: { name: 'Selene' },
  triton: { name: 'Triton' },
  zeus: { name: 'Zeus' },
  aeolus: { name: 'Aeolus' },
  charybdis: { name: 'Charybdis' },
  clio: { name: 'Clio' },
  europa: { name: 'Europa & Talus' },
  gaea: { name: 'Gaea' },
  graeae: { name: 'Graeae' },
  hades: { name: 'Hades' },
  harpies: { name: 'Harpies' },
  hecate: { name: 'Hecate' },
  moerae: { name: 'Moerae' },
  nemesis: { name: 'Nemesis' },
  siren: { name: 'Siren' },
  tartarus: { name: 'Tartarus' },
  terpsichore: { name: 'Terpsichore' },
  urania: { name: 'Urania' },
  achilles: { name: 'Achilles' },
  adonis: { name: 'Adonis' },
  atalanta: { name: 'Atalanta' },
  bellerophon: { name: 'Bellerophon' },
  heracles: { name: 'Heracles' },
  jason: { name: 'Jason' },
  medea: { name: 'Medea' },
  odysseus: { name: 'Odysseus' },
  polyphemus: { name: 'Polyphemus' },
  theseus: { name: 'Theseus' },
};

/** The name that players of every language may know. */
export const englishName = (power: PowerId): string => powers[power].name;
