import type { Catalogue } from '../catalogue.ts';
import type { Sex } from '../ids.ts';
import type { Translation } from '../translation.ts';
import { of } from './grammar.ts';

const WORKERS: Readonly<Record<Sex, string>> = { female: 'bâtisseuse', male: 'bâtisseur (homme)' };

const OWN_WORKERS: Readonly<Record<Sex, string>> = { female: 'votre bâtisseuse', male: 'votre bâtisseur (homme)' };

export const squares: Catalogue['squares'] = {
  ground: 'sol',
  level: ({ level }) => `niveau ${level}`,
  dome: 'dôme',
  yours: ({ sex }) => (sex ? OWN_WORKERS[sex] : 'votre bâtisseur'),
  theirs: ({ player, sex }) => `${sex ? WORKERS[sex] : 'bâtisseur'} ${of(player)}`,
  unseen: 'invisible pour les autres',
  marked: 'avec une marque',
  source: 'peut agir',
  selected: 'sélection actuelle',
};

export const tokens: Translation['tokens'] = {
  whirlpools: 'tourbillon',
  coins: 'pièce de monnaie',
  talus: 'Talos',
  fate: 'case du destin',
  abyss: "l'Abîme",
  ram: 'le Bélier',
};

// Words that do not depend on whether a man or a woman stands on the space.
export const offers: Catalogue['offers'] = {
  place: 'on peut placer un bâtisseur ici',
  move: 'déplacement possible ici',
  build: 'construction possible ici',
  ferry: 'passage en face possible',
  remove: 'on peut retirer un bloc ici',
  lower: "on peut l'abaisser",
  kill: "on peut l'éliminer",
  drag: "on peut l'entraîner ici",
  send: "on peut l'envoyer ici",
  trade: 'échange de places possible',
  token: 'on peut poser un jeton ici',
  mark: 'peut recevoir la marque',
  summon: 'un bâtisseur de réserve peut entrer ici',
  fate: 'peut être la case du destin en bas à gauche',
  abyss: "peut être l'Abîme",
  ram: 'on peut placer le Bélier ici',
};
