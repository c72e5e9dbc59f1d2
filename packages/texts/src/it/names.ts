import type { Catalogue } from '../catalogue.ts';
import { completeNames, type TranslatedNames } from '../translation.ts';

/** «e» before a name or a square, with the euphonic «d» where two e's would meet: «ed e5», «e c4». */
export const and = (name: string): string => (/^[eèéêë]/i.test(name) ? `ed ${name}` : `e ${name}`);

export const pieces: Catalogue['pieces'] = { block: 'blocco', dome: 'cupola' };

export const directions: Catalogue['directions'] = {
  n: 'nord',
  ne: 'nord-est',
  e: 'est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ovest',
  w: 'ovest',
  nw: 'nord-ovest',
};

/** Anna e Ben; Anna, Ben ed Elena. */
export const together: Catalogue['together'] = (names) => {
  const last = names.at(-1);
  if (last === undefined) return '';
  const others = names.slice(0, -1).join(', ');
  return others ? `${others} ${and(last)}` : last;
};

export const translatedNames: TranslatedNames = {
  apollo: { name: 'Apollo' },
  artemis: { name: 'Artemide' },
  athena: { name: 'Atena' },
  atlas: { name: 'Atlante' },
  demeter: { name: 'Demetra' },
  hephaestus: { name: 'Efesto' },
  hermes: { name: 'Ermes' },
  minotaur: { name: 'Minotauro' },
  pan: { name: 'Pan' },
  prometheus: { name: 'Prometeo' },
  aphrodite: { name: 'Afrodite' },
  ares: { name: 'Ares' },
  bia: { name: 'Bia' },
  chaos: { name: 'Caos' },
  charon: { name: 'Caronte' },
  chronus: { name: 'Crono' },
  circe: { name: 'Circe' },
  dionysus: { name: 'Dioniso' },
  eros: { name: 'Eros' },
  hera: { name: 'Era' },
  hestia: { name: 'Estia' },
  hypnus: { name: 'Ipno' },
  limus: { name: 'Limus' },
  medusa: { name: 'Medusa' },
  morpheus: { name: 'Morfeo' },
  persephone: { name: 'Persefone' },
  poseidon: { name: 'Poseidone' },
  selene: { name: 'Selene' },
  triton: { name: 'Tritone' },
  zeus: { name: 'Zeus' },
  aeolus: { name: 'Eolo' },
  charybdis: { name: 'Cariddi' },
  clio: { name: 'Clio' },
  europa: { name: 'Europa e Talo' },
  gaea: { name: 'Gea' },
  graeae: { name: 'Graie' },
  hades: { name: 'Ade' },
  harpies: { name: 'Arpie' },
  hecate: { name: 'Ecate' },
  moerae: { name: 'Moire' },
  nemesis: { name: 'Nemesi' },
  siren: { name: 'Sirena' },
  tartarus: { name: 'Tartaro' },
  terpsichore: { name: 'Tersicore' },
  urania: { name: 'Urania' },
  achilles: { name: 'Achille' },
  adonis: { name: 'Adone' },
  atalanta: { name: 'Atalanta' },
  bellerophon: { name: 'Bellerofonte' },
  heracles: { name: 'Eracle' },
  jason: { name: 'Giasone' },
  medea: { name: 'Medea' },
  odysseus: { name: 'Ulisse' },
  polyphemus: { name: 'Polifemo' },
  theseus: { name: 'Teseo' },
};

/** All of them, for sentences that name a power. */
export const powers = completeNames(translatedNames);
