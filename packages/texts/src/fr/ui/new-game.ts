import type { TranslatedUi } from '../../translation.ts';
import { name as nameOf, of, plural, the } from '../grammar.ts';

/** Everything that is agreed before a game. */
export const newGame: TranslatedUi['newGame'] = {
  title: 'Nouvelle partie',
  start: 'Commencer',
  playersTitle: 'Qui joue\u00a0?',
  tables: {
    computer: "Contre l'ordinateur",
    friends: 'À deux sur cet appareil',
    three: 'À trois',
    four: 'À quatre, en équipes',
    watch: 'Regarder seulement',
  },
  tableNotes: {
    friends: 'Chacun son tour sur le même écran.',
    three: 'Chacun pour soi\u00a0; qui est éliminé quitte le plateau.',
    four: 'Les coéquipiers se font face et jouent avec les deux mêmes bâtisseurs.',
    watch: 'Deux ordinateurs jouent, à la vitesse qui vous plaît.',
  },
  persons: 'Combien de joueurs humains\u00a0?',
  seatsTitle: 'Noms et apparences',
  count: 'Combien de joueurs\u00a0?',
  counts: { 2: 'Deux', 3: 'Trois', 4: 'Quatre, en équipes' },
  teams: ({ one, two }) => `${one} jouent ensemble contre ${two}.`,
  seat: ({ letter }) => `Place ${letter}`,
  seatTeam: ({ letter, team }) => `Place ${letter}, équipe ${team}`,
  name: 'Nom',
  playedBy: 'Qui joue\u00a0?',
  levelChoice: ({ level, name }) => `Ordinateur, niveau ${level}\u00a0: ${name}`,
  look: ({ player }) => `Apparence ${of(player)}`,
  looks: { 0: 'Terre cuite, rond, rayures', 1: 'Bleu, carré, barres', 2: 'Violet, hexagone, points' },
  lookNote: "Chaque apparence ne sert qu'une fois\u00a0: si vous en prenez une déjà prise, les deux sont échangées.",

  powersTitle: 'Pouvoirs',
  way: 'Comment répartir les pouvoirs\u00a0?',
  ways: { none: 'Sans', simple: 'De base, au hasard', random: 'Au hasard', chosen: 'Au choix', draft: 'Draft' },
  wayNotes: {
    none: 'Le jeu de base\u00a0: déplacer un bâtisseur, puis construire.',
    simple: 'Chacun reçoit une divinité de base, vite apprise.',
    chosen: 'Vous choisissez pour tout le monde.',
    draft:
      "Selon les règles\u00a0: le Challenger propose autant de pouvoirs qu'il y a de joueurs, les autres choisissent d'abord, puis le Challenger dit qui commence.",
    random: 'Chacun reçoit un pouvoir au hasard, sans rencontres déconseillées.',
  },
  wayFleeceNotes: {
    none: 'Le jeu de base\u00a0: déplacer un bâtisseur, puis construire.',
    simple: 'La carte à côté du Bélier est tirée parmi les divinités de base.',
    chosen: 'Vous choisissez la carte à côté du Bélier.',
    draft: "Le Challenger propose deux cartes, l'autre joueur en choisit une.",
    random: 'La carte à côté du Bélier est tirée au sort.',
  },
  noneForMore: 'À trois ou quatre, on joue toujours avec des pouvoirs.',
  fleece: "Toison d'or",
  fleeceNote:
    "Personne n'a de pouvoir à soi. Au début de chaque tour, tout joueur qui a un bâtisseur à côté du Bélier dispose du pouvoir de la carte pour ce tour, même quand c'est à l'autre de jouer.",
  fleeceForTwo: "La Toison d'or ne se joue qu'à deux.",
  fleeceNeedsPower: "La Toison d'or demande un pouvoir\u00a0: choisissez autre chose que «\u00a0Sans\u00a0».",
  card: 'Carte à côté du Bélier',
  choose: 'Choisir un pouvoir',
  chooseFor: ({ player }) => `Choisir un pouvoir pour ${player}`,
  chooseCard: 'Choisir la carte à côté du Bélier',
  change: 'Changer',
  changeFor: ({ player, power }) => `Changer le pouvoir ${of(player)} (${nameOf(power)})`,
  changeCard: ({ power }) => `Changer la carte à côté du Bélier (${nameOf(power)})`,
  noneFor: ({ player }) => `${player} joue sans pouvoir.`,
  missingFor: ({ player }) => `Il manque un pouvoir à ${player}.`,
  deal: 'Compléter au hasard',
  redeal: 'Tout tirer au sort',
  handicap: ({ player }) =>
    `Handicap\u00a0: ${player} joue un héros, dont le pouvoir ne sert qu'une fois par partie. À réserver au joueur le plus fort.`,
  override: 'Permettre les rencontres déconseillées',
  overrideNote:
    "Le livret de règles déconseille certaines rencontres. On peut les jouer, au risque d'une partie déséquilibrée ou ennuyeuse.",
  meetsBanned: ({ one, two }) =>
    `Attention\u00a0: ${the(one)} et ${the(two)} ne devraient pas se rencontrer. La partie est possible, mais risque d'être déséquilibrée ou ennuyeuse.`,
  meetsOdd: ({ one, two }) => `Une rencontre inhabituelle, jamais tirée au sort\u00a0: ${the(one)} et ${the(two)}.`,
  sets: 'Parmi quelles séries\u00a0?',
  setsMixed: 'Dieux et héros mélangés\u00a0: qui reçoit un héros a un handicap.',
  heroesForTwo: "Les héros se jouent à deux, et sans la Toison d'or.",
  lastSet: 'Il faut au moins une série.',
  open: 'Sans secret ni hasard',
  openNote: 'Écarte les pouvoirs à secret et celui qui tire des cartes.',
  limited: 'Choix limité',
  limitedNote: ({ count }) =>
    plural(
      count,
      'Le Challenger reçoit un pouvoir tiré au sort.',
      `Le Challenger choisit parmi ${count} pouvoirs tirés au sort.`,
    ),
  challenger: 'Qui est le Challenger\u00a0?',

  startTitle: 'Qui commence\u00a0?',
  starter: 'Premier joueur',
  random: 'Au hasard',
  startNote: 'Place ses bâtisseurs en premier et joue le premier tour.',
  startTeamNote: "Place en premier les bâtisseurs de l'équipe\u00a0; son coéquipier joue le premier tour.",
  startFleeceNote: "Place ses bâtisseurs en premier, puis le Bélier\u00a0; l'autre joueur joue le premier tour.",
  mustStart: ({ power }) => `Avec ${the(power)}, on place ses bâtisseurs en premier et on doit commencer.`,
  cannotStart: ({ power }) => `Avec ${the(power)}, on place ses bâtisseurs en dernier et on ne peut pas commencer.`,

  more: "Plus d'options",
  moreNote: "Noms, apparences, qui commence, Toison d'or, règles maison",
  rulesTitle: 'Autres règles',
  repetition: 'Match nul par répétition',
  repetitionNote: 'Match nul quand une position revient pour la troisième fois, ou après 300 tours.',
  houseTitle: 'Règles maison',
  house: {
    biaPerimeter: 'Bia part du bord',
    limusAnyDome: 'Limos permet tous les dômes',
    hypnusLoneWorkerSleeps: 'Hypnos endort aussi un bâtisseur seul',
    fleeceHeroes: "Des héros dans la Toison d'or",
  },
  houseNotes: {
    biaPerimeter: 'Bia ne place ses bâtisseurs que sur les cases du bord.',
    limusAnyDome: "À côté des bâtisseurs de Limos, on peut poser n'importe quel dôme, même sans achever une tour.",
    hypnusLoneWorkerSleeps: "Si un joueur n'a plus qu'un bâtisseur, celui-ci s'endort aussi.",
    fleeceHeroes:
      'Chaque joueur a aussi un héros. Qui dispose des deux cartes au début de son tour dit laquelle sert pendant ce tour.',
  },

  faultMissing: ({ players }) => `Il manque encore un pouvoir pour ${players}.`,
  faultTooFew:
    'Les séries choisies comptent trop peu de pouvoirs pour cela. Ajoutez des séries, ou admettez les secrets et le hasard.',
};
