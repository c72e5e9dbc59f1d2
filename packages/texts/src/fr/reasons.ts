import type { Translated } from '../translation.ts';
import { of, ofPower, plural } from './grammar.ts';
import { powers } from './names.ts';

const level = (height: number): string => (height === 0 ? 'sol' : `niveau ${height}`);
const levels = (count: number): string => plural(count, "d'un niveau", `de ${count} niveaux`);

export const reasons: Translated['reasons'] = {
  gameOver: 'La partie est terminée.',
  notYourTurn: ({ player }) => `C'est à ${player} de jouer.`,
  noWorker: ({ square }) => `Vous n'avez aucun bâtisseur en ${square}.`,
  notYourWorker: ({ square }) => `Ce n'est pas à vous de jouer le bâtisseur en ${square}.`,
  occupied: ({ square }) => `Il y a déjà un bâtisseur en ${square}.`,
  domed: ({ square }) => `Il y a un dôme en ${square}\u00a0: plus rien ne peut y aller.`,
  ram: ({ square }) => `Le Bélier se tient en ${square}\u00a0: cette case est fermée.`,
  closed: ({ square, power }) =>
    `Tant que le pouvoir ${ofPower(power)} agit en ${square}, la case compte comme un dôme.`,
  tooFar: ({ square }) => `Trop loin\u00a0: ${square} est hors de portée d'ici.`,
  tooHigh: ({ square, from, to, climb = 1 }) =>
    `Trop haut\u00a0: du ${level(from)} au ${level(to)} en ${square}. Un pas monte ${levels(climb)} au plus.`,
  sameSquare: ({ square }) => `Choisissez une autre case\u00a0: ${square} est la case de départ.`,
  wrongWorker: ({ square }) => `C'est à un autre bâtisseur d'agir maintenant, pas à celui qui est en ${square}.`,
  moveFirst: "Déplacez d'abord un bâtisseur, puis construisez.",
  moved: 'Vous ne pouvez plus déplacer de bâtisseur ce tour-ci.',
  built: 'Vous ne pouvez plus construire ce tour-ci.',
  barred: ({ square, power }) => `Le pouvoir ${ofPower(power)} interdit cela en ${square}.`,
  asleep: ({ square, power }) =>
    `Votre bâtisseur en ${square} dort (${powers[power].name})\u00a0: il était le plus haut au début du tour.`,
  needsPower: ({ square, power }) => `Votre pouvoir (${powers[power].name}) ne permet pas cela en ${square}.`,
  duty: ({ power }) => `Le pouvoir ${ofPower(power)} exige autre chose, tant que c'est possible.`,
  deadEnd: ({ square }) => `Après ${square}, vous ne pourriez pas terminer votre tour.`,
  notOffered: ({ square }) => `Vous ne pouvez rien faire en ${square} pour le moment.`,
  placing: ({ square }) => `Pas encore en ${square}\u00a0: on commence par tout placer.`,
  eliminated: ({ player }) => `${player} n'est plus en jeu.`,
  nameCard: "Choisissez d'abord votre carte pour ce tour\u00a0: celle du Bélier ou votre héros.",
  unknownStep: "Cette action n'existe pas dans le jeu.",
  pending: ({ player }) => `On attend la réponse ${of(player)}.`,
  chance: "On attend qu'une carte soit retournée.",
  spent: ({ power }) =>
    `Le pouvoir ${ofPower(power)} a déjà servi\u00a0: un pouvoir de héros ne s'emploie qu'une fois par partie.`,
  noTarget: ({ power }) => `Le pouvoir ${ofPower(power)} ne peut s'appliquer à rien pour le moment.`,
};

const barred: Translated['reasonsByPower']['barred'] = {
  athena: ({ square }) =>
    `Athéna est montée à son dernier tour\u00a0: vous ne pouvez pas monter en ${square} avant qu'elle ne rejoue.`,
  aphrodite: ({ square }) =>
    `Aphrodite\u00a0: ce bâtisseur a commencé le tour à côté des siens et doit le finir à côté de l'un d'eux, pas en ${square}.`,
  hera: ({ square }) => `Héra\u00a0: un pas en ${square} ne peut pas faire gagner, car la case est au bord du plateau.`,
  hypnus: ({ square }) =>
    `Hypnos\u00a0: votre bâtisseur le plus haut dort pendant ce tour, ${square} n'est donc pas possible.`,
  limus: ({ square }) =>
    `Limos\u00a0: ${square} est à côté de l'un de ses bâtisseurs. Seul un dôme sur trois blocs y est permis.`,
  persephone: ({ square }) =>
    `Perséphone\u00a0: vous pouvez monter ce tour-ci, donc vous devez le faire. Avec ${square}, ce ne serait plus possible.`,
  aeolus: ({ square }) => `Le vent\u00a0: personne ne peut avancer droit contre lui vers ${square}.`,
  charybdis: ({ square }) => `Le tourbillon en ${square} emporterait le bâtisseur là où il n'a pas le droit d'aller.`,
  clio: ({ square }) =>
    `Clio\u00a0: pendant votre tour, sa pièce de monnaie fait de ${square} un dôme, et qui s'y trouve est à l'abri.`,
  europa: ({ square }) => `Talos\u00a0: ${square} compte comme un dôme tant qu'il s'y tient.`,
  hades: ({ square }) => `Hadès\u00a0: pendant votre tour, vos bâtisseurs ne peuvent pas descendre en ${square}.`,
  harpies: ({ square }) =>
    `Depuis ${square}, les Harpies emporteraient le bâtisseur là où votre tour ne peut pas continuer.`,
  adonis: ({ square }) =>
    `Adonis\u00a0: le bâtisseur marqué doit finir ce tour à côté de l'un des siens. Avec ${square}, ce ne serait plus possible.`,
};

const closed: Translated['reasonsByPower']['closed'] = {
  clio: ({ square }) => `La pièce de monnaie ferme ${square}\u00a0: pendant votre tour, la case compte comme un dôme.`,
  europa: ({ square }) => `Talos garde ${square}\u00a0: la case compte comme un dôme pour tout le monde.`,
};

const duty: Translated['reasonsByPower']['duty'] = {
  aphrodite:
    "Aphrodite\u00a0: un bâtisseur qui a commencé le tour à côté des siens doit faire son dernier pas à côté de l'un d'eux.",
  persephone: 'Perséphone\u00a0: vous pouvez monter ce tour-ci, donc vous devez le faire.',
  terpsichore: 'Terpsichore\u00a0: tous vos bâtisseurs doivent se déplacer, puis chacun doit construire.',
  adonis: "Adonis\u00a0: le bâtisseur marqué doit finir ce tour à côté de l'un de ses bâtisseurs.",
};

const needsPower: Translated['reasonsByPower']['needsPower'] = {
  apollo: "Apollon n'échange sa place qu'avec un bâtisseur adverse voisin, un niveau plus haut au maximum.",
  artemis: "Le second pas d'Artémis ne peut pas finir là où le bâtisseur a commencé le tour.",
  atlas: "Atlas pose son dôme sur une case libre à côté du bâtisseur qui s'est déplacé.",
  demeter: 'La seconde construction de Déméter doit se faire sur une autre case que la première.',
  hephaestus: "Le second élément d'Héphaïstos doit être un bloc, posé sur celui qui vient d'être construit.",
  hermes:
    "Hermès\u00a0: dès qu'un bâtisseur a fait un pas à la même hauteur, plus personne ne monte ni ne descend ce tour-ci.",
  minotaur: "Il faut au Minotaure une case libre juste derrière le bâtisseur qu'il charge.",
  prometheus:
    "Un bâtisseur qui construit d'abord avec Prométhée doit ensuite se déplacer, et ne peut pas monter ce tour-ci.",
  ares: "Arès ne retire un bloc que sur une case sans bâtisseur ni dôme, à côté d'un de vos bâtisseurs qui ne s'est pas déplacé.",
  bia: 'Selon la règle maison pour Bia, ses bâtisseurs partent du bord du plateau.',
  charon:
    'Charon ne transporte un bâtisseur adverse que sur la case exactement opposée, et seulement si elle est libre.',
  dionysus:
    'Dans le tour supplémentaire de Dionysos, un bâtisseur adverse se déplace et construit, sans aucun pouvoir.',
  eros: "Les bâtisseurs d'Éros partent de bords opposés du plateau.",
  hestia: "La seconde construction d'Hestia doit se faire sur l'une des neuf cases intérieures.",
  morpheus: "Morphée ne construit qu'avec les éléments qu'il a mis en réserve.",
  poseidon: 'Poséidon construit avec un bâtisseur au sol que vous avez laissé en place, trois fois au plus.',
  selene: "Avec Séléné, seule la bâtisseuse pose un dôme sur moins de trois blocs, et à côté d'elle.",
  triton: "Triton ne continue à se déplacer que depuis une case du bord où il vient d'arriver.",
  zeus: "Zeus peut s'élever d'un bloc, mais pas au-dessus du niveau 3.",
  charybdis: 'Un tourbillon demande une case libre sans jeton.',
  europa: "Talos va sur une case libre sans jeton, à côté du bâtisseur qui s'est déplacé.",
  gaea: 'Un bâtisseur de réserve de Gaïa se place au sol, sur une case libre à côté du nouveau dôme.',
  graeae: "L'un des bâtisseurs des Grées se déplace, puis l'un d'eux construit, une seule fois.",
  hecate: "Les bâtisseurs d'Hécate partent de cases où personne ne se trouve.",
  nemesis:
    "Némésis n'échange qu'avec un adversaire sans bâtisseur à côté des siens, et alors autant de paires que possible.",
  siren:
    "Le chant entraîne chaque bâtisseur adverse une fois au plus, d'une case dans sa direction, sur une case libre.",
  tartarus: "L'Abîme doit être une case sans bâtisseur.",
  terpsichore: 'Chaque bâtisseur de Terpsichore se déplace une fois, puis chacun construit une fois.',
  urania:
    "Pour Uranie, les bords du plateau se touchent, mais un bâtisseur n'atteint toujours que les huit cases autour de lui.",
  achilles: "Le bâtisseur qui a construit d'abord avec Achille doit se déplacer et construire de nouveau.",
  adonis: 'Adonis marque un seul bâtisseur adverse.',
  atalanta: "Avec Atalante, seul le bâtisseur qui s'est déplacé continue, par pas ordinaires, un à la fois.",
  bellerophon: 'Bellérophon peut monter de deux niveaux en un pas, jamais de trois.',
  heracles: 'Héraclès ne pose que des dômes, sur des cases libres à côté de ses bâtisseurs.',
  jason: 'Le troisième bâtisseur de Jason entre au sol, sur une case libre du bord.',
  medea: "Médée ne retire un bloc que sous des bâtisseurs voisins de l'un des siens qui ne s'est pas déplacé.",
  odysseus: "Ulysse n'envoie que des bâtisseurs adverses voisins des siens, et seulement dans des coins libres.",
  polyphemus: 'Polyphème pose deux dômes au plus, sur des cases libres.',
  theseus:
    "Thésée n'élimine qu'un bâtisseur adverse voisin de l'un des siens et situé exactement deux niveaux plus haut.",
};

export const reasonsByPower: Translated['reasonsByPower'] = { barred, closed, duty, needsPower };
