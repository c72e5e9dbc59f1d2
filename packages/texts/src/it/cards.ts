import type { PowerId } from '../ids.ts';
import type { Translation } from '../translation.ts';
import { name, to } from './grammar.ts';
import { directions } from './names.ts';

const names = (ids: readonly PowerId[]): string => ids.map(name).join(', ') || 'nessuna';

export const cardNotes: Translation['cardNotes'] = {
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
