import type { PowerId, Sex } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { name, to } from './grammar.ts';
import { directions } from './names.ts';

/** A female worker has a word of her own; the sex of the others is named where it is known. */
const worker = (sex: Sex | undefined): string => (sex === 'female' ? 'lavoratrice' : 'lavoratore');

export const squares: Translated['squares'] = {
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

export const tokens: Translated['tokens'] = {
  whirlpools: 'mulinello',
  coins: 'moneta',
  talus: 'Talo',
  fate: 'spazio del Fato',
  abyss: "l'Abisso",
  ram: 'il Montone',
};

export const offers: Translated['offers'] = {
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

const names = (ids: readonly PowerId[]): string => ids.map(name).join(', ') || 'nessuna';

export const cardNotes: Translated['cardNotes'] = {
  unused: 'non ancora usato',
  used: 'usato',
  wind: ({ direction }) => `vento: verso ${directions[direction]}`,
  song: ({ direction }) => `canto: verso ${directions[direction]}`,
  face: ({ power }) => `carta scoperta: ${name(power)}`,
  deck: ({ powers }) => `ancora nel mazzo: ${names(powers)}`,
  discards: ({ powers }) => `scarti: ${names(powers)}`,
  whirlpools: ({ squares }) => `mulinelli: ${squares}`,
  left: ({ count }) => `monete rimaste: ${count}`,
  coins: ({ squares }) => `monete: ${squares}`,
  talus: ({ squares }) => `Talo: ${squares}`,
  reserve: ({ count }) => `lavoratori di riserva: ${count}`,
  saved: ({ count }) => `pezzi da parte: ${count}`,
  fate: ({ squares }) => `spazi del Fato: ${squares ?? 'segreti'}`,
  abyss: ({ squares }) => `Abisso: ${squares ?? 'segreto'}`,
  marked: ({ squares }) => `lavoratore marcato: ${squares}`,
  hidden: 'lavoratori nascosti',
  climbed: 'salita nello scorso turno',
  out: 'fuori dal gioco',
  held: ({ players }) => `in mano ${to(players)}`,
  unheld: 'in mano a nessuno',
};
