import type { Catalogue } from '../../catalogue.ts';
import { the } from '../grammar.ts';

/** Powers are offered, picked, and the Start Player is named. */
export const draft: Catalogue['ui']['draft'] = {
  title: 'Draft dei poteri',
  intro: ({ player, count }) =>
    `${player} fa da Sfidante e propone ${count} poteri. Gli altri scelgono per primi; quello che resta va allo Sfidante, che poi decide chi inizia.`,
  introFleece: ({ player }) =>
    `${player} propone due poteri per il Vello d'Oro. L'altro giocatore sceglie quello che starà accanto al Montone.`,
  prompt: ({ player, prompt }) => `${player}: ${prompt}`,
  choosing: ({ player }) => `${player} sta scegliendo…`,
  offered: 'Poteri proposti',
  nothingOffered: 'Non è ancora stato proposto niente.',
  takenBy: ({ player }) => `scelto da ${player}`,
  choices: 'Scegli tra questi',
  offer: ({ power }) => `Proponi ${the(power)}`,
  pick: ({ power }) => `Scegli ${the(power)}`,
  start: ({ player }) => `Inizia ${player}`,
  stuck:
    'Non resta nessun potere compatibile con quelli proposti. Comincia una nuova partita con una scelta di poteri più ampia.',
};
