import type { Catalogue } from '../../catalogue.ts';
import { name, plural } from '../grammar.ts';

const freshNote = (count: number): string => {
  if (count === 0) return "Écarte les pouvoirs tirés récemment sur cet appareil. Pour l'instant, il n'y en a pas.";
  const lately = plural(
    count,
    'le pouvoir tiré récemment sur cet appareil',
    `les ${count} pouvoirs tirés récemment sur cet appareil`,
  );
  return `Écarte ${lately}, tant qu'il en reste assez d'autres.`;
};

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer: Catalogue['ui']['randomizer'] = {
  title: 'Tirage au sort',
  intro:
    'Tirez des pouvoirs au sort pour votre table ou pour une partie ici même, toujours sans rencontres déconseillées.',
  wishTitle: 'Que tirer\u00a0?',
  kind: 'Type de tirage',
  kinds: { matchup: 'Rencontres', choice: 'Choix pour un draft' },
  choiceNote:
    "Parmi ces cartes, le Challenger propose un pouvoir par joueur\u00a0; les autres joueurs choisissent d'abord.",
  choiceFleeceNote:
    "Le Challenger propose deux de ces cartes pour la place à côté du Bélier\u00a0; l'autre joueur en choisit une.",
  howMany: 'Combien à la fois\u00a0?',
  heroes: 'Héros admis',
  fleece: "Pour la Toison d'or",
  fresh: 'Sans répétition',
  freshNote: ({ count }) => freshNote(count),
  forget: 'Oublier les tirages passés',
  deal: 'Tirer au sort',
  dealAgain: 'Tirer à nouveau',
  badLink: 'Ce lien ne décrit pas un tirage. Choisissez ce que vous voulez, puis tirez au sort.',
  dealtTitle: 'Le tirage',
  matchup: ({ number }) => `Rencontre ${number}`,
  choice: ({ number }) => `Choix ${number}`,
  team: ({ number }) => `Équipe ${number}`,
  besideRam: 'À côté du Bélier',
  challenger: ({ player }) => `Challenger\u00a0: ${player}`,
  clockwise: "Les joueurs sont assis dans le sens des aiguilles d'une montre, à partir de A.",
  startPlayer: 'Premier joueur',
  setup: 'Avant le premier tour',
  place: ({ player, count }) => `${player}\u00a0: placez ${count} ${plural(count, 'bâtisseur', 'bâtisseurs')}.`,
  placeHidden: ({ player, count }) =>
    `${player}\u00a0: placez ${count} ${plural(count, 'bâtisseur', 'bâtisseurs')} en secret.`,
  ram: ({ player }) => `${player}\u00a0: placez le Bélier sur une case libre.`,
  orient: ({ player, power }) => `${player}\u00a0: choisissez une direction (${name(power)}).`,
  fate: ({ player, power }) => `${player}\u00a0: choisissez en secret un carré de 2 cases sur 2 (${name(power)}).`,
  abyss: ({ player, power }) => `${player}\u00a0: choisissez en secret une case sans bâtisseur (${name(power)}).`,
  draw: ({ power }) => `${name(power)}\u00a0: mélangez les pouvoirs de base restants et retournez la première carte.`,
  first: ({ player }) => `${player} joue le premier tour.`,
  handicap: 'Un héros contre un dieu\u00a0: un handicap pour le joueur le plus fort, qui prend le héros.',
  play: 'Jouer ici',
  playOf: ({ number }) => `Jouer ici\u00a0: numéro ${number}`,
  print: 'Imprimer les cartes',
  share: 'Partager ce tirage',
  copied: "Le lien est copié. Qui l'ouvre voit le même tirage.",
  linkToCopy: "Copiez ce lien\u00a0: qui l'ouvre voit le même tirage.",
};
