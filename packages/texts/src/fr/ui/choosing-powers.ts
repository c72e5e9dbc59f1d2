import type { TranslatedUi } from '../../translation.ts';
import { name, plural, the } from '../grammar.ts';

/** Cards of powers, and the window in which one is chosen. */
export const picker: TranslatedUi['picker'] = {
  search: 'Chercher un nom ou un texte',
  set: 'Série',
  allSets: 'Tous',
  sets: { simple: 'De base', advanced: 'Avancés', fleece: "Toison d'or", hero: 'Héros' },
  // Gods and goddesses alike.
  setOf: {
    simple: 'Divinité de base',
    advanced: 'Divinité avancée',
    fleece: "Divinité de la Toison d'or",
    hero: 'Héros',
  },
  none: 'Sans pouvoir',
  noneNote: 'Joue selon les règles de base.',
  found: ({ count }) => `${count} ${plural(count, 'pouvoir', 'pouvoirs')}`,
  nothing: 'Aucun pouvoir ne correspond à cette recherche.',
  forPlayers: ({ counts }) => `Seulement à ${counts} joueurs.`,
  or: ({ counts }) => counts.join(' ou '),
  heroesOnly: 'À côté de la carte du Bélier, chaque joueur a un héros.',
  notForFleece: "Ne va pas avec la Toison d'or.",
  taken: ({ player }) => `Ce pouvoir est déjà à ${player}.`,
  banned: ({ power }) =>
    `Ne devrait pas rencontrer ${the(power)}. Vous pouvez permettre de telles rencontres dans la section Pouvoirs.`,
  bannedAllowed: ({ power }) => `Ne devrait pas rencontrer ${the(power)}\u00a0: vous l'avez permis.`,
  refused: ({ power }) => `Ne peut pas être joué avec ${the(power)}.`,
};

/** Powers are offered, picked, and the Start Player is named. */
export const draft: TranslatedUi['draft'] = {
  title: 'Draft des pouvoirs',
  intro: ({ player, count }) =>
    `${player} est Challenger et propose ${count} ${plural(count, 'pouvoir', 'pouvoirs')}. Les autres joueurs choisissent d'abord\u00a0; le dernier pouvoir revient au Challenger, qui dit ensuite qui commence.`,
  introFleece: ({ player }) =>
    `${player} propose deux pouvoirs pour la Toison d'or. L'autre joueur choisit celui qui se place à côté du Bélier.`,
  introFleeceHeroes: ({ player }) =>
    `${player} propose deux pouvoirs pour la Toison d'or, et l'autre joueur choisit celui qui se place à côté du Bélier. Puis ${player} propose deux héros\u00a0; l'autre joueur choisit en premier.`,
  prompt: ({ player, prompt }) => `${player}\u00a0: ${prompt}`,
  choosing: ({ player }) => `${player} choisit…`,
  offered: 'Pouvoirs proposés',
  nothingOffered: "Rien n'est encore proposé.",
  takenBy: ({ player }) => `choisi par ${player}`,
  choices: 'Au choix',
  offer: ({ power }) => `Proposer ${the(power)}`,
  pick: ({ power }) => `Choisir ${the(power)}`,
  start: ({ player }) => `${player} commence`,
  stuck:
    'Aucun pouvoir restant ne va avec ceux qui sont proposés. Commencez une nouvelle partie avec un plus grand choix de pouvoirs.',
};

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
export const randomizer: TranslatedUi['randomizer'] = {
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
