import type { TranslatedOnline, Translations } from '../../translation.ts';
import { account } from './account.ts';
import { archive, players } from './archive.ts';
import { entry } from './entry.ts';
import { hub } from './hub.ts';

/** Advice for a request that the server refused, by its code. */
export const faults: TranslatedOnline['faults'] = {
  badRequest: "Il server non capisce questa richiesta. Ricarica la pagina: forse c'è una versione nuova.",
  notAllowed: 'Il server non lo accetta da questa pagina.',
  signInNeeded: 'Prima accedi.',
  accountNeeded: 'Serve un account: crearlo richiede un attimo.',
  noSuchThing: "Qui non c'è (più) niente.",
  nameTaken: 'Questo nome è già preso: scegline un altro.',
  badName: 'Questo nome non va bene: usa lettere, cifre, spazi, punti, trattini e trattini bassi.',
  mixedName: 'Scrivi questo nome con le lettere di un solo alfabeto: alcune somigliano a quelle di un altro.',
  reservedName: 'Questo nome è riservato: scegline un altro.',
  busy: 'Il server ha molto da fare: riprova tra un momento.',
  wrongName: 'Il nome non corrisponde.',
  passwordShort: 'La password è troppo corta: servono almeno otto caratteri.',
  wrongCredentials: 'Il nome o la password è sbagliato.',
  wrongPassword: 'La password attuale è sbagliata.',
  badPasskey: 'La passkey non è stata accettata. Riprova, o usa la password.',
  passkeyStopped: 'La passkey non è stata usata: annullata, o è passato troppo tempo.',
  lastWayIn: "È l'ultimo modo per accedere: prima imposta una password o aggiungi un'altra passkey.",
  tooManyPasskeys: 'Ci sono già troppe passkey: prima rimuovine una.',
  tooFast: 'Troppe volte in poco tempo: aspetta un momento.',
  badTerms: 'Questi poteri o questi posti non si possono giocare: cambia la scelta.',
  seatTaken: 'Qualcuno è stato più veloce: tutti i posti sono occupati.',
  started: 'Qualcuno è stato più veloce: la partita è cominciata.',
  noRoom: "Questo tavolo non c'è più.",
  broken: 'Il server non riesce ad aprire questo tavolo. Chi lo gestisce può vedere perché.',
  notSaved: 'Il server non ha potuto salvare. Non è cambiato niente: riprova.',
  tryAgain: 'Non è certo che sia stato salvato: riprova.',
  internal: 'Qualcosa è andato storto sul server: riprova più tardi.',
  offline: 'Il server non risponde: controlla la rete e riprova.',
  again: 'Riprova',
};

/** Texts used only where there is a server. */
export const online: Translations['online'] = { account, archive, entry, faults, hub, players };
