import type { PowerId } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { towards } from './grammar.ts';
import { pieces, powers } from './names.ts';

const thanksTo = (power: PowerId | undefined): string => (power ? ` (${powers[power].name})` : '');

const token: Translated['stepsByPower']['token'] = {
  charybdis: ({ at }) => `Un tourbillon s'ouvre en ${at}.`,
  clio: ({ at }) => `Une pièce de monnaie est posée en ${at}.`,
  europa: ({ at }) => `Talos se rend en ${at}.`,
};

const orient: Translated['stepsByPower']['orient'] = {
  aeolus: 'Le vent souffle maintenant',
  siren: 'Le chant appelle',
};

export const stepsByPower: Translated['stepsByPower'] = { token, orient };

export const steps: Translated['steps'] = {
  place: ({ at }) => (at ? `Un bâtisseur est placé en ${at}.` : 'Un bâtisseur est placé en secret.'),
  move: ({ from, to, power }) =>
    from && to ? `Un bâtisseur va de ${from} à ${to}${thanksTo(power)}.` : 'Un bâtisseur caché se déplace.',
  build: ({ by, at, piece, power }) => {
    const builder = by === at ? " sous le bâtisseur qui s'y trouve" : by ? ` par le bâtisseur en ${by}` : '';
    return `Un ${pieces[piece]} est construit en ${at}${builder}${thanksTo(power)}.`;
  },
  ferry: ({ by, from, to }) => `Le bâtisseur en ${by} en fait passer un autre de ${from} à ${to}.`,
  remove: ({ at }) => `Un bloc est retiré en ${at}.`,
  lower: ({ at }) => `Un bloc est retiré sous le bâtisseur en ${at}.`,
  kill: ({ at }) => `Le bâtisseur en ${at} est retiré de la partie.`,
  drag: ({ from, to }) => `Le chant entraîne un bâtisseur de ${from} à ${to}.`,
  send: ({ from, to }) => `Un bâtisseur est envoyé de ${from} à ${to}.`,
  trade: ({ from, to, from2, to2 }) =>
    from2 && to2
      ? `Les bâtisseurs en ${from} et ${from2} échangent leurs places avec ceux en ${to} et ${to2}.`
      : `Les bâtisseurs en ${from} et ${to} échangent leurs places.`,
  token: ({ at, power }) => token[power]?.({ at }) ?? `Un jeton est posé en ${at}${thanksTo(power)}.`,
  orient: ({ power, direction }) => `${orient[power] ?? `${powers[power].name}\u00a0:`} ${towards(direction)}.`,
  mark: ({ at }) => `Adonis marque le bâtisseur en ${at}.`,
  summon: ({ at, power }) => `Un bâtisseur de réserve entre en jeu en ${at}${thanksTo(power)}.`,
  fate: ({ at }) => (at ? `Les cases du destin sont ${at}.` : 'Les cases du destin sont choisies en secret.'),
  abyss: ({ at }) => (at ? `L'Abîme est en ${at}.` : "L'Abîme est choisi en secret."),
  ram: ({ at }) => `Le Bélier est placé en ${at}.`,
  draw: ({ power }) => `Carte retournée\u00a0: ${powers[power].name}.`,
  end: 'Le tour se termine.',
  pass: 'Passe.',
  hidden: 'Quelque chose se produit en secret.',
  offer: ({ power }) => `Pouvoir proposé\u00a0: ${powers[power].name}.`,
  pick: ({ power }) => `Pouvoir choisi\u00a0: ${powers[power].name}.`,
  start: ({ player }) => `${player} commence.`,
  resign: ({ player }) => `${player} abandonne.`,
  timeout: ({ player }) => `Le temps est écoulé pour ${player}.`,
  agree: "Match nul d'un commun accord.",
  abandon: 'La partie est arrêtée.',
  useRam: ({ power }) => `Carte choisie pour ce tour, celle du Bélier\u00a0: ${powers[power].name}.`,
  useHero: ({ power }) => `Carte choisie pour ce tour, le héros\u00a0: ${powers[power].name}.`,
};

export const labels: Translated['labels'] = {
  place: 'Placer',
  move: 'Déplacer',
  build: 'Construire',
  ferry: 'Faire passer',
  remove: 'Retirer un bloc',
  lower: 'Abaisser',
  kill: 'Éliminer',
  drag: 'Chanter',
  send: 'Envoyer au loin',
  trade: 'Échanger les places',
  token: 'Poser un jeton',
  orient: 'Orienter',
  mark: 'Marquer',
  summon: 'Faire entrer',
  fate: 'Choisir le destin',
  abyss: "Choisir l'Abîme",
  ram: 'Placer le Bélier',
  draw: 'Retourner une carte',
  end: 'Terminer',
  pass: 'Passer',
  hidden: 'Action secrète',
  offer: 'Proposer',
  pick: 'Choisir',
  start: 'Choisir qui commence',
  resign: 'Abandonner',
  timeout: 'Temps écoulé',
  agree: 'Faire match nul',
  abandon: 'Arrêter la partie',
  useRam: 'Carte du Bélier',
  useHero: 'Votre héros',
};
