import type { Catalogue } from '../catalogue.ts';

export const noUndo: Catalogue['noUndo'] = {
  nothing: 'Non è ancora stato giocato niente.',
  drawn: 'È stata scoperta una carta: quello che è stato giocato prima è definitivo.',
  ended: 'Questo ha chiuso la partita, o quella di un giocatore: è definitivo.',
  secret: "L'ultima azione può aver incontrato un segreto: è definitiva.",
  answered: 'Da quando ha agito un altro giocatore, quello che è stato giocato prima è definitivo.',
};
