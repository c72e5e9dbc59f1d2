import type { PowerId, Sex } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { of } from './grammar.ts';
import { directions, powers } from './names.ts';

const WORKERS: Readonly<Record<Sex, string>> = { female: 'bâtisseuse', male: 'bâtisseur (homme)' };

const OWN_WORKERS: Readonly<Record<Sex, string>> = { female: 'votre bâtisseuse', male: 'votre bâtisseur (homme)' };

export const squares: Translated['squares'] = {
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

export const tokens: Translated['tokens'] = {
  whirlpools: 'tourbillon',
  coins: 'pièce de monnaie',
  talus: 'Talos',
  fate: 'case du destin',
  abyss: "l'Abîme",
  ram: 'le Bélier',
};

// Words that do not depend on whether a man or a woman stands on the space.
export const offers: Translated['offers'] = {
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

const names = (ids: readonly PowerId[]): string => ids.map((id) => powers[id].name).join(', ') || 'aucune carte';

export const cardNotes: Translated['cardNotes'] = {
  unused: 'pas encore utilisé',
  used: 'utilisé',
  wind: ({ direction }) => `vent\u00a0: ${directions[direction]}`,
  song: ({ direction }) => `chant\u00a0: ${directions[direction]}`,
  face: ({ power }) => `face visible\u00a0: ${powers[power].name}`,
  deck: ({ powers: ids }) => `encore dans la pile\u00a0: ${names(ids)}`,
  discards: ({ powers: ids }) => `défausse\u00a0: ${names(ids)}`,
  whirlpools: ({ squares }) => `tourbillons\u00a0: ${squares}`,
  left: ({ count }) => `pièces de monnaie à poser\u00a0: ${count}`,
  coins: ({ squares }) => `pièces de monnaie\u00a0: ${squares}`,
  talus: ({ squares }) => `Talos\u00a0: ${squares}`,
  reserve: ({ count }) => `bâtisseurs de réserve\u00a0: ${count}`,
  saved: ({ count }) => `éléments en réserve\u00a0: ${count}`,
  fate: ({ squares }) => `cases du destin\u00a0: ${squares ?? 'secrètes'}`,
  abyss: ({ squares }) => `Abîme\u00a0: ${squares ?? 'secret'}`,
  marked: ({ squares }) => `bâtisseur marqué\u00a0: ${squares}`,
  hidden: 'bâtisseurs cachés',
  climbed: 'montée au dernier tour',
  out: 'hors jeu',
  held: ({ players }) => `aux mains ${of(players)}`,
  unheld: 'aux mains de personne',
};
