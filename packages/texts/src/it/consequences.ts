import type { Catalogue } from '../catalogue.ts';
import type { Token } from '../ids.ts';
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

// A name can be that of one player or of a team: no verb depends on it.
export const consequences: Catalogue['consequences'] = {
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
