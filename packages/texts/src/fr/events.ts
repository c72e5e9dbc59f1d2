import type { Token } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { of, ofPower } from './grammar.ts';
import { powers } from './names.ts';

type ByToken = Readonly<Partial<Record<Token, (square: string) => string>>>;

const put: ByToken = {
  whirlpools: (square) => `Un tourbillon s'ouvre en ${square}.`,
  coins: (square) => `Une pièce de monnaie est posée en ${square}.`,
  talus: (square) => `Talos prend place en ${square}.`,
};

const gone: ByToken = {
  whirlpools: (square) => `Le tourbillon en ${square} disparaît.`,
  coins: (square) => `La pièce de monnaie en ${square} disparaît.`,
  talus: (square) => `Talos quitte ${square}.`,
};

// A name may be one player or a team: no verb depends on it.
export const consequences: Translated['consequences'] = {
  cut: ({ square }) => `Un bâtisseur caché se trouve en ${square}\u00a0: l'action est annulée et le tour est terminé.`,
  moved: ({ player, from, to }) => `Un bâtisseur ${of(player)} est déplacé de ${from} à ${to}.`,
  swept: ({ player, from, to }) => `Le tourbillon emporte le bâtisseur ${of(player)} de ${from} à ${to}.`,
  slid: ({ player, from, to }) => `Le bâtisseur ${of(player)} est emporté plus loin, de ${from} à ${to}.`,
  removed: ({ player, square }) => `Le bâtisseur ${of(player)} en ${square} est retiré de la partie.`,
  petrified: ({ player, square }) => `Le bâtisseur ${of(player)} en ${square} est changé en pierre et devient un bloc.`,
  grew: ({ square, level }) => `Un bloc s'ajoute en ${square}\u00a0: la case est maintenant au niveau ${level}.`,
  tokenPut: ({ token, square }) => put[token]?.(square) ?? `Un jeton est posé en ${square}.`,
  tokenGone: ({ token, square }) => gone[token]?.(square) ?? `Le jeton en ${square} disparaît.`,
  taken: ({ player, power }) => `Le pouvoir ${ofPower(power)} passe maintenant à ${player}.`,
  returned: ({ player, power }) => `Le pouvoir ${ofPower(power)} revient à ${player}.`,
  lent: ({ player, power }) =>
    `À côté du Bélier\u00a0: le pouvoir ${ofPower(power)} est prêté à ${player} pour ce tour.`,
  reshuffled: ({ power }) => `${powers[power].name}\u00a0: les cartes défaussées sont mélangées en une nouvelle pile.`,
  spent: ({ power }) => `Le pouvoir ${ofPower(power)} est épuisé.`,
  unmarked: "La marque d'Adonis est levée.",
  extraTurn: ({ player, power }) => `Un tour supplémentaire revient à ${player} (${powers[power].name}).`,
  out: ({ player }) => `La partie est finie pour ${player}.`,
  revealed: ({ player, squares }) => `Bâtisseurs cachés ${of(player)} dévoilés\u00a0: ${squares}.`,
  abyssShown: ({ squares }) => `Secret dévoilé\u00a0: l'Abîme était en ${squares}.`,
  fateShown: ({ squares }) => `Secret dévoilé\u00a0: les cases du destin étaient ${squares}.`,
};

const victory = (winner: string | undefined): string => (winner ? ` La victoire revient à ${winner}.` : '');

// A name may be one player or a team, a man or a woman: no verb and no adjective depends on it.
export const outcomes: Translated['outcomes'] = {
  climbed: ({ winner }) => `Montée au niveau 3\u00a0: la victoire revient à ${winner}.`,
  condition: ({ winner, power }) =>
    `La condition de victoire ${ofPower(power)} est remplie\u00a0: la victoire revient à ${winner}.`,
  stuck: ({ loser, winner }) => `Plus aucun tour complet n'était possible pour ${loser}.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `Il ne restait plus aucun bâtisseur à ${loser}.${victory(winner)}`,
  abyss: ({ loser, winner }) => `Un bâtisseur ${of(loser)} est entré dans l'Abîme.${victory(winner)}`,
  fate: ({ winner, loser }) =>
    `Le pas gagnant ${of(loser)} est tombé sur une case du destin\u00a0: la victoire revient à ${winner} (Moires).`,
  lastStanding: ({ winner }) => `Il ne reste personne d'autre\u00a0: la victoire revient à ${winner}.`,
  resigned: ({ loser, winner }) => `Abandon ${of(loser)}.${victory(winner)}`,
  time: ({ loser, winner }) => `Le temps est écoulé pour ${loser}.${victory(winner)}`,
  agreed: "Match nul, d'un commun accord.",
  repetition: 'Match nul\u00a0: la partie tournait en rond.',
  abandoned: 'La partie a été arrêtée et reste sans résultat.',
};

export const conditions: Translated['conditions'] = {
  pan: ({ winner }) => `Descente de deux niveaux ou plus\u00a0: la victoire revient à ${winner} (Pan).`,
  eros: ({ winner }) => `Les deux bâtisseurs se sont retrouvés\u00a0: la victoire revient à ${winner} (Éros).`,
  chronus: ({ winner }) => `Cinq tours complètes se dressent\u00a0: la victoire revient à ${winner} (Chronos).`,
};

export const noUndo: Translated['noUndo'] = {
  nothing: "Rien n'a encore été joué.",
  drawn: 'Une carte a été retournée\u00a0: ce qui a été joué avant est définitif.',
  ended: "Cela a mis fin à la partie, ou à celle d'un joueur\u00a0: c'est définitif.",
  secret: 'La dernière action a pu se heurter à un secret\u00a0: elle est définitive.',
  answered: "Dès qu'un autre joueur a agi, ce qui a été joué avant est définitif.",
};
