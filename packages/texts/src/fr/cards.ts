import type { PowerId } from '../ids.ts';
import type { Translation } from '../translation.ts';
import { of } from './grammar.ts';
import { directions } from './names.ts';
import { powers } from './power-names.ts';

const names = (ids: readonly PowerId[]): string => ids.map((id) => powers[id].name).join(', ') || 'aucune carte';

export const cardNotes: Translation['cardNotes'] = {
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
