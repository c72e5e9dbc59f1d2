import type { TranslatedOnline } from '../../translation.ts';
import { plural } from '../grammar.ts';

/** The start of everything online: quick games, open games, your games. */
export const hub: TranslatedOnline['hub'] = {
  lead: 'Sans compte. Vos parties continuent sur le serveur, même si vous fermez la page.',
  asGuest: ({ name }) => `Vous jouez sous le nom de ${name}, en invité.`,
  asAccount: ({ name }) => `Vous jouez sous le nom de ${name}.`,
  guest: 'Invité',
  asAnonymous: 'Vous jouez en invité.',
  account: 'Compte',

  quickTitle: 'Trouver un adversaire',
  quickPowers: 'Pouvoirs',
  presets: { none: 'Sans', simple: 'De base', all: 'Tous', draft: 'Draft' },
  presetNotes: {
    none: 'Le jeu de base\u00a0: déplacer un bâtisseur, puis construire.',
    simple: 'Chacun reçoit une divinité de base.',
    all: 'Chacun reçoit un pouvoir, parmi tous ceux qui existent.',
    draft: "L'un propose deux pouvoirs, l'autre choisit.",
  },
  quickTime: 'Choisissez une cadence et la recherche commence',
  paces: { fast: 'Rapide', calm: 'Tranquille', long: 'Longue', days: 'Par correspondance' },
  rated: 'Classée',
  ratedNote: 'Compte pour votre classement. Vous ne rencontrez que des gens qui ont un compte.',
  ratedAccount: 'Les parties classées demandent un compte.',
  ratedClock: 'Les parties classées se jouent à deux, entre personnes et à la pendule.',
  searching: "À la recherche d'un adversaire…",
  searchingNote: "La partie s'ouvre dès que quelqu'un arrive. Vous pouvez continuer à regarder cette page.",
  searchingDays: "Inutile d'attendre ici\u00a0: la partie sera parmi les vôtres dès que quelqu'un arrive.",
  stopSearch: 'Arrêter la recherche',

  minutes: ({ minutes, seconds }) => `${minutes}\u00a0min + ${seconds}\u00a0s`,
  minutesSpoken: ({ minutes, seconds }) => `${minutes} minutes chacun, ${seconds} secondes de plus après chaque tour`,
  days: ({ count }) => `${count} ${plural(count, 'jour', 'jours')} par tour`,
  unlimited: 'Sans pendule',

  friendTitle: 'Entre amis',
  friendNote: "Vous recevez un lien et un code à scanner. Qui l'ouvre s'assied à votre table, sans compte.",
  friend: 'Inviter un ami',
  allOptions: 'Toutes les options',

  openTitle: 'Parties ouvertes',
  openNone: "Personne n'attend en ce moment. Cherchez un adversaire et vous serez le premier.",
  sit: "S'asseoir",
  sitLabel: ({ players }) => `S'asseoir avec ${players}`,
  freeSeats: ({ count }) => `${count} ${plural(count, 'place libre', 'places libres')}`,
  isRated: 'classée',
  ownGame: 'Votre partie',

  mineTitle: 'Vos parties en ligne',
  yourTurn: 'À vous de jouer',
  turnOfOther: "À l'autre de jouer",
  waitsForPlayers: 'Attend des joueurs',
  resume: 'Continuer',
  resumeLabel: ({ players }) => `Continuer la partie ${players}`,
  look: 'Ouvrir',
  lookLabel: ({ players }) => `Ouvrir la partie ${players}`,
  withRating: ({ player, rating }) => `${player} (${rating})`,

  playingTitle: 'En cours en ce moment',
  watch: 'Regarder',
  watchLabel: ({ players }) => `Regarder la partie ${players}`,

  elsewhere: 'Et aussi',
  leaderboards: 'Classements',
  archive: 'Archives',

  noServer:
    "Il n'y a pas de serveur ici\u00a0: cette application est un dossier de fichiers. Tout le reste fonctionne comme d'habitude.",
  notConnected: 'Pas de connexion\u00a0: la liste est peut-être ancienne.',

  newWhere: 'Où\u00a0?',
  newHere: 'Sur cet appareil',
  newOnline: 'En ligne',
  newPlayers: 'Combien de joueurs\u00a0?',
  newComputers: "Combien d'entre eux sont des ordinateurs\u00a0?",
  newTime: 'Temps',
  newFind: 'Qui peut venir\u00a0?',
  newOpen: 'Tout le monde',
  newOpenNote: 'La partie figure parmi les parties ouvertes.',
  newPrivate: 'Qui a le lien',
  newPrivateNote: 'Vous envoyez le lien à vos amis.',
  newChat: 'Texte libre dans la discussion',
  newChatNote: "Sinon il n'y a que des phrases toutes prêtes.",
  newStart: 'Ouvrir la table',
};
