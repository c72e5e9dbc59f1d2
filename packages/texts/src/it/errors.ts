import type { ErrorDetails } from '../params.ts';
import type { Translated } from '../translation.ts';

/** The sentence, followed by the place and by what would have been right, as far as they are known. */
const error =
  (sentence: string) =>
  ({ at, expected }: ErrorDetails): string => {
    const place = at === undefined ? '' : typeof at === 'number' ? `, al carattere ${at + 1}` : `: "${at}"`;
    return `${sentence}${place}${expected ? ` (previsto: ${expected})` : ''}.`;
  };

export const errors: Translated['errors'] = {
  badHeights: error('Non si riescono a leggere le altezze della plancia'),
  badSide: error('Non si riesce a leggere a chi tocca'),
  unknownPower: error('Non esiste un potere con questo nome'),
  badSquare: error('Questo non è uno spazio della plancia'),
  duplicateSquare: error('Lo stesso spazio è indicato due volte'),
  workerOnDome: error('Un lavoratore non può stare su una cupola'),
  tooManyWorkers: error('Ci sono più lavoratori del consentito'),
  badState: error('Non si riesce a leggere lo stato di un potere'),
  badCount: error('Non si può giocare con questo numero di giocatori'),
  bannedPair: error('Questi poteri non dovrebbero incontrarsi, a meno che non lo si permetta apposta'),
  refusedPair: error('Questi poteri non si possono giocare insieme'),
  notForPlayers: error('Questo potere non è adatto a questo numero di giocatori'),
  notForFleece: error("Questo potere non si può usare con il Vello d'Oro"),
  heroMissing: error("Con gli eroi nel Vello d'Oro ognuno dei due giocatori ha bisogno di un eroe"),
  samePower: error('Due giocatori non possono avere lo stesso potere'),
  badStart: error('Questo giocatore non può iniziare'),
  noneAccepted: error('Nessun abbinamento di questi poteri corrisponde alla richiesta'),
  badStep: error("Questo non si legge come un'azione"),
  illegalStep: error('Qui questa azione non è possibile'),
  ambiguousStep: error("Potrebbe indicare più di un'azione"),
  newerVersion: error('Questa partita è stata salvata da una versione più recente di Oia: aggiorna Oia per aprirla'),
  badTag: error("Non si riesce a leggere questa voce dell'intestazione"),
  unfinishedComment: error('Un commento è aperto ma mai chiuso'),
  wrongResult: error('Il risultato non corrisponde alla partita'),
  notExpressible: error('Con questa notazione non si può scrivere'),
  unknownOption: error('Questa opzione non esiste'),
  badNumber: error('Questo numero non va bene'),
  fileNotFound: error('Non si riesce ad aprire il file'),
  empty: error("Non c'è niente da leggere"),
  trailing: error("Alla fine c'è qualcosa di troppo"),
};

export const explanations: Translated['explanations'] = {
  usable: ({ square, steps }) => `Possibile con ${square}: ${steps}`,
  possible: ({ step }) => `${step} è possibile.`,
  ambiguous: ({ step, steps }) => `"${step}" potrebbe indicare più di un'azione: ${steps}`,
  spelled: ({ step }) => `Si scrive ${step}, ed è possibile.`,
};
