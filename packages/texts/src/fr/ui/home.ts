import type { TranslatedUi } from '../../translation.ts';
import { name, the } from '../grammar.ts';

/** The start page. */
export const home: TranslatedUi['home'] = {
  title: 'Construisez, montez et invoquez les dieux.',
  lead: ({ count }) => `Santorini avec ses ${count} pouvoirs\u00a0: gratuit, sans compte, même hors ligne.`,
  art: 'Des maisons blanches aux dômes bleus au-dessus de la mer',
  computerTitle: "Contre l'ordinateur",
  friendsTitle: 'Entre amis sur cet appareil',
  watchTitle: 'Ordinateur contre ordinateur',
  play: 'Jouer',
  learn: 'Apprendre en deux minutes',
  watch: 'Regarder',
  playFriends: 'Jouer entre amis sur cet appareil',
  watchComputers: 'Regarder ordinateur contre ordinateur',
  friendsNote: "Chacun son tour sur le même écran. Les secrets restent secrets\u00a0: on se passe l'appareil.",
  watchNote: 'Installez-vous et regardez, à la vitesse qui vous plaît.',
  strength: "Niveau de l'ordinateur",
  allTitle: 'Partie sur mesure',
  allNote: "De deux à quatre joueurs, pouvoirs au choix, par draft ou au hasard, Toison d'or, héros, règles maison.",
  newGame: 'Nouvelle partie',
  analysisTitle: 'Analyse',
  analysisNote: "Les meilleurs tours de n'importe quelle position, et le bilan de vos parties.",
  powersTitle: 'Découvrir les pouvoirs',
  powersNote: ({ count }) =>
    `Les ${count} pouvoirs et leurs textes, et un tirage au sort pour jouer avec le vrai matériel.`,
  summary: ({ players, powers }) => `${players} · ${powers}`,
  against: ({ names }) => names.join(' contre '),
  without: 'sans pouvoir',
  chosen: ({ powers }) => powers.map(name).join(' – '),
  drafted: 'pouvoirs par draft',
  dealt: 'pouvoirs au hasard',
  fleeceWith: ({ power }) => `Toison d'or avec ${the(power)}`,
  fleeceWithHeroes: ({ power, heroes }) =>
    `Toison d'or avec ${the(power)}, héros\u00a0: ${heroes.map(name).join(' et ')}`,
  fleeceDrafted: "Toison d'or par draft",
  fleeceDealt: "Toison d'or, pouvoir au hasard",
  fleeceHeroesDrafted: "Toison d'or et héros par draft",
  fleeceHeroesDealt: "Toison d'or, pouvoir et héros au hasard",
  gamesTitle: 'Vos parties',
  gamesNone: 'Les parties que vous commencez apparaissent ici\u00a0; continuez-les quand vous voulez.',
};
