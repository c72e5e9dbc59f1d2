import type { Catalogue } from '../catalogue.ts';
import type { Sex } from '../ids.ts';
import type { Translation } from '../translation.ts';

/** A female worker has a word of her own; the sex of the others is named where it is known. */
const worker = (sex: Sex | undefined): string => (sex === 'female' ? 'lavoratrice' : 'lavoratore');

export const squares: Catalogue['squares'] = {
  ground: 'terreno',
  level: ({ level }) => `livello ${level}`,
  dome: 'cupola',
  yours: ({ sex }) => (sex === 'female' ? 'tua lavoratrice' : `tuo lavoratore${sex ? ' (maschio)' : ''}`),
  theirs: ({ player, sex }) => `${worker(sex)} di ${player}${sex === 'male' ? ' (maschio)' : ''}`,
  unseen: 'invisibile agli altri',
  marked: 'con il marchio',
  source: 'può agire',
  selected: 'selezionato',
};

export const tokens: Translation['tokens'] = {
  whirlpools: 'mulinello',
  coins: 'moneta',
  talus: 'Talo',
  fate: 'spazio del Fato',
  abyss: "l'Abisso",
  ram: 'il Montone',
};

export const offers: Catalogue['offers'] = {
  place: 'qui si può piazzare un lavoratore',
  move: 'si può andare qui',
  build: 'si può costruire qui',
  ferry: 'si può traghettare',
  remove: 'qui si può togliere un blocco',
  lower: 'si può abbassare',
  kill: 'si può eliminare',
  drag: 'si può trascinare qui',
  send: 'si può mandare qui',
  trade: 'si può scambiare di posto',
  token: 'qui si può mettere un segnalino',
  mark: 'si può marcare',
  summon: 'qui può entrare un lavoratore di riserva',
  fate: 'può essere lo spazio del Fato in basso a sinistra',
  abyss: "può essere l'Abisso",
  ram: 'qui si può piazzare il Montone',
};
