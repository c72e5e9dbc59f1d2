import type { Catalogue } from '../catalogue.ts';
import type { Token } from '../ids.ts';
import { of, ofPower } from './grammar.ts';
import { powers } from './power-names.ts';

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

// A name can be that of one player or of a team: no verb depends on it.
export const consequences: Catalogue['consequences'] = {
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
