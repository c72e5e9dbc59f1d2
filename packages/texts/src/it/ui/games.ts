import type { Catalogue } from '../../catalogue.ts';
import { counted } from '../grammar.ts';

/** The games of the device, on their own page and the newest on the start page. */
export const games: Catalogue['ui']['games'] = {
  intro: 'Le partite di questo dispositivo. Non ne escono, se non le condividi tu.',
  running: 'In corso',
  finished: 'Finite',
  none: 'Le partite che inizi compaiono qui: iniziane una.',
  turns: ({ count }) => counted(count, '1 turno', 'turni'),
  drafting: 'in fase di draft',
  over: 'finita',
  resultWon: ({ turn }) => `Hai vinto, turno ${turn}`,
  resultLost: ({ turn }) => `Hai perso, turno ${turn}`,
  resultOf: ({ player, turn }) => `Vittoria: ${player}, turno ${turn}`,
  resultDrawn: ({ turn }) => `Pareggio, turno ${turn}`,
  yourTurn: 'Tocca a te',
  turnOf: ({ player }) => `Tocca a ${player}`,
  resume: 'Continua',
  look: 'Rivedi',
  resumeLabel: ({ players }) => `Continua la partita ${players}`,
  lookLabel: ({ players }) => `Rivedi la partita ${players}`,
  forget: 'Elimina',
  forgetLabel: ({ players }) => `Elimina la partita ${players}`,
  forgotten: 'La partita è stata eliminata.',
  bringBack: 'Annulla',
  bringBackLabel: ({ players }) => `Annulla: recupera la partita ${players}`,
  showAll: ({ count }) => `Mostra tutte le ${count} partite`,
};
