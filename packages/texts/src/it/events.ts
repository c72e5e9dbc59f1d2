import type { Token } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { name, of, to } from './grammar.ts';

type ByToken = Readonly<Partial<Record<Token, (square: string) => string>>>;

const put: ByToken = {
  whirlpools: (square) => `Si apre un mulinello in ${square}.`,
  coins: (square) => `Una moneta va in ${square}.`,
  talus: (square) => `Talo va in ${square}.`,
};

const gone: ByToken = {
  whirlpools: (square) => `Il mulinello in ${square} non c'è più.`,
  coins: (square) => `La moneta in ${square} non c'è più.`,
  talus: (square) => `Talo lascia ${square}.`,
};

const path = (from: string, target: string): string => `da ${from} ${to(target)}`;

// A name may be one player or a team: no verb depends on it.
export const consequences: Translated['consequences'] = {
  cut: ({ square }) => `In ${square} c'è un lavoratore nascosto: l'azione non riesce e il turno finisce.`,
  moved: ({ player, from, to: target }) => `Un lavoratore di ${player} viene spostato ${path(from, target)}.`,
  swept: ({ player, from, to: target }) => `Il mulinello trascina il lavoratore di ${player} ${path(from, target)}.`,
  slid: ({ player, from, to: target }) => `Il lavoratore di ${player} scivola ${path(from, target)}.`,
  removed: ({ player, square }) => `Un lavoratore di ${player} in ${square} esce dal gioco.`,
  petrified: ({ player, square }) =>
    `Il lavoratore di ${player} in ${square} diventa pietra: al suo posto c'è un blocco.`,
  grew: ({ square, level }) => `Si aggiunge un blocco in ${square}: ora è al livello ${level}.`,
  tokenPut: ({ token, square }) => put[token]?.(square) ?? `Un segnalino va in ${square}.`,
  tokenGone: ({ token, square }) => gone[token]?.(square) ?? `Il segnalino in ${square} non c'è più.`,
  taken: ({ player, power }) => `Il potere ${of(power)} è ora in mano ${to(player)}.`,
  returned: ({ player, power }) => `Il potere ${of(power)} torna ${to(player)}.`,
  lent: ({ player, power }) => `Accanto al Montone: per questo turno il potere ${of(power)} va ${to(player)}.`,
  reshuffled: ({ power }) => `${name(power)}: gli scarti vengono rimescolati in un nuovo mazzo.`,
  spent: ({ power }) => `Il potere ${of(power)} è esaurito.`,
  unmarked: 'Il marchio di Adone svanisce.',
  extraTurn: ({ player, power }) => `Un turno in più per ${player} (${name(power)}).`,
  out: ({ player }) => `Fuori dal gioco: ${player}.`,
  revealed: ({ player, squares }) => `Si svelano i lavoratori nascosti di ${player}: ${squares}.`,
  abyssShown: ({ squares }) => `Si svela l'Abisso: era in ${squares}.`,
  fateShown: ({ squares }) => `Si svelano gli spazi del Fato: erano ${squares}.`,
};

const winning = (winner: string): string => `la vittoria va ${to(winner)}`;
const victory = (winner: string | undefined): string => (winner ? ` La vittoria va ${to(winner)}.` : '');

// A name may be one player or a team: no verb depends on it.
export const outcomes: Translated['outcomes'] = {
  climbed: ({ winner }) => `Salita al livello 3: ${winning(winner)}.`,
  condition: ({ winner, power }) => `La condizione di vittoria ${of(power)} è soddisfatta: ${winning(winner)}.`,
  stuck: ({ loser, winner }) => `Per ${loser} non c'è più modo di completare un turno.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `Non resta più nessun lavoratore ${to(loser)}.${victory(winner)}`,
  abyss: ({ loser, winner }) => `Un lavoratore di ${loser} è finito nell'Abisso.${victory(winner)}`,
  fate: ({ winner, loser }) =>
    `Il passo vincente di ${loser} è finito su uno spazio del Fato: ${winning(winner)} (Moire).`,
  lastStanding: ({ winner }) => `Non resta nessun altro in gioco: ${winning(winner)}.`,
  resigned: ({ loser, winner }) => `Resa di ${loser}.${victory(winner)}`,
  time: ({ loser, winner }) => `Tempo scaduto per ${loser}.${victory(winner)}`,
  agreed: 'Pareggio concordato.',
  repetition: 'Pareggio: la partita girava in tondo.',
  abandoned: 'La partita è stata interrotta e resta senza risultato.',
};

export const conditions: Translated['conditions'] = {
  pan: ({ winner }) => `Discesa di almeno due livelli: ${winning(winner)} (Pan).`,
  eros: ({ winner }) => `Due lavoratori si sono incontrati: ${winning(winner)} (Eros).`,
  chronus: ({ winner }) => `Ci sono cinque torri complete: ${winning(winner)} (Crono).`,
};

export const noUndo: Translated['noUndo'] = {
  nothing: 'Non è ancora stato giocato niente.',
  drawn: 'È stata scoperta una carta: quello che è stato giocato prima è definitivo.',
  ended: 'Questo ha chiuso la partita, o quella di un giocatore: è definitivo.',
  secret: "L'ultima azione può aver incontrato un segreto: è definitiva.",
  answered: 'Da quando ha agito un altro giocatore, quello che è stato giocato prima è definitivo.',
};
