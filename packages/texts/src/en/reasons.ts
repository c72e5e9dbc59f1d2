import type { Catalogue } from '../catalogue.ts';
import { powers } from './names.ts';

const level = (height: number): string => (height === 0 ? 'the ground' : `level ${height}`);
const levels = (count: number): string => (count === 1 ? 'one level' : `${count} levels`);

export const reasons: Catalogue['reasons'] = {
  gameOver: 'The game is over.',
  notYourTurn: ({ player }) => `It is ${player}'s turn.`,
  noWorker: ({ square }) => `None of your workers is on ${square}.`,
  notYourWorker: ({ square }) => `The worker on ${square} is not yours to play.`,
  occupied: ({ square }) => `A worker already stands on ${square}.`,
  domed: ({ square }) => `There is a dome on ${square}: nothing can go there any more.`,
  ram: ({ square }) => `The Ram stands on ${square} and keeps that space closed.`,
  closed: ({ square, power }) => `As long as ${powers[power].name} holds ${square}, it counts as a dome.`,
  tooFar: ({ square }) => `Too far: ${square} is out of reach from here.`,
  tooHigh: ({ square, from, to, climb = 1 }) =>
    `Too high: from ${level(from)} to ${level(to)} on ${square}. One step climbs ${levels(climb)} at most.`,
  sameSquare: ({ square }) => `The worker is already on ${square}.`,
  wrongWorker: ({ square }) => `Another worker has to act now, not the one on ${square}.`,
  moveFirst: 'Move first, then build.',
  moved: 'You have no further move this turn.',
  built: 'You have no further build this turn.',
  barred: ({ square, power }) => `The power of ${powers[power].name} forbids this on ${square}.`,
  asleep: ({ square, power }) =>
    `Your worker on ${square} is asleep (${powers[power].name}): it was your highest when the turn began.`,
  needsPower: ({ square, power }) => `Your power (${powers[power].name}) does not allow this on ${square}.`,
  duty: ({ power }) => `${powers[power].name} requires something else this turn.`,
  deadEnd: ({ square }) => `If you choose ${square}, you can't finish your turn.`,
  notOffered: ({ square }) => `There is nothing you can do on ${square} right now.`,
  placing: ({ square }) => `Not on ${square} yet: everything is placed before the first move.`,
  eliminated: ({ player }) => `${player} is out of the game.`,
  nameCard: "First choose your card for this turn: the Ram's or your hero.",
  unknownStep: 'This is not a step of the game.',
  pending: ({ player }) => `Waiting for ${player} to answer.`,
  chance: 'Waiting for a card to be turned up.',
  spent: ({ power }) => `${powers[power].name} has already helped you: a hero power works once a game.`,
  noTarget: ({ power }) => `There is nothing to use ${powers[power].name} on right now.`,
};

const barred: Catalogue['reasonsByPower']['barred'] = {
  athena: ({ square }) => `Athena climbed on her last turn: until she plays again you cannot climb to ${square}.`,
  aphrodite: ({ square }) =>
    `Aphrodite: this worker began the turn beside hers and has to end beside one of them, not on ${square}.`,
  hera: ({ square }) => `Hera: a step onto ${square} cannot win, because it lies on the edge of the board.`,
  hypnus: ({ square }) => `Hypnus: your highest worker is asleep for this turn, so ${square} is not possible.`,
  limus: ({ square }) => `Limus: ${square} is beside one of her workers. Only a dome on three blocks is allowed there.`,
  persephone: ({ square }) => `Persephone: you can climb this turn, so you have to. ${square} would rule that out.`,
  aeolus: ({ square }) => `The wind: no one can step straight against it to ${square}.`,
  charybdis: ({ square }) => `The whirlpool on ${square} would sweep the worker to where it is not allowed to go.`,
  clio: ({ square }) => `Clio: during your turn the coin makes ${square} a dome, and any worker there is safe.`,
  europa: ({ square }) => `Talus: ${square} counts as a dome while he stands there.`,
  hades: ({ square }) => `Hades: on your turn your workers cannot step down to ${square}.`,
  harpies: ({ square }) => `The Harpies would carry the worker on from ${square} to where your turn cannot go on.`,
  adonis: ({ square }) =>
    `Adonis: the marked worker has to end this turn beside one of his. ${square} would rule that out.`,
};

const closed: Catalogue['reasonsByPower']['closed'] = {
  clio: ({ square }) => `The coin on ${square} closes it: during your turn it counts as a dome.`,
  europa: ({ square }) => `Talus guards ${square}: it counts as a dome for everyone.`,
};

const duty: Catalogue['reasonsByPower']['duty'] = {
  aphrodite: 'Aphrodite: a worker that began the turn beside hers has to make its last step beside one of them.',
  persephone: 'Persephone: you can climb this turn, so you have to.',
  terpsichore: 'Terpsichore: all your workers have to move, and after that each of them has to build.',
  adonis: 'Adonis: the marked worker has to end this turn beside one of his workers.',
};

const needsPower: Catalogue['reasonsByPower']['needsPower'] = {
  apollo: 'Apollo trades places only with an opposing worker beside yours, at most one level up.',
  artemis: 'The second step of Artemis cannot end where the worker began the turn.',
  atlas: 'Atlas sets his dome on a free space beside the worker that moved.',
  demeter: 'The second build of Demeter has to go on another space than the first.',
  hephaestus: 'The second piece of Hephaestus has to be a block, on top of the block just built.',
  hermes: 'Hermes: once a worker has stepped along its own level, no one climbs or steps down this turn.',
  minotaur: 'The Minotaur needs a free space straight behind the worker he charges.',
  prometheus: 'A worker that builds first with Prometheus has to move next, and cannot climb this turn.',
  ares: 'Ares takes a block only where no worker and no dome is, beside a worker of yours that did not move.',
  bia: 'By the house rule for Bia, her workers start on the edge of the board.',
  charon: 'Charon carries an opposing worker only to the space exactly opposite, and only if that space is free.',
  dionysus: 'In the extra turn of Dionysus one opposing worker moves and builds, without any power.',
  eros: 'The workers of Eros start on opposite edges of the board.',
  hestia: 'The second build of Hestia has to go on one of the nine inner spaces.',
  morpheus: 'Morpheus builds only with pieces he has saved.',
  poseidon: 'Poseidon builds with a worker that did not move and stands on the ground, three times at most.',
  selene: "Only Selene's female worker may dome fewer than three blocks, beside herself.",
  triton: 'Triton goes on moving only from an edge space that he has just stepped onto.',
  zeus: 'Zeus can raise himself by a block, but not above level 3.',
  charybdis: 'A whirlpool needs a free space without a token.',
  europa: 'Talus goes to a free space without a token, beside the worker that moved.',
  gaea: 'A spare worker of Gaea needs free ground beside the new dome.',
  graeae: 'One worker of the Graeae moves; then one of them builds, once.',
  hecate: 'The workers of Hecate start where no one stands.',
  nemesis: 'Nemesis trades only with an opponent who has no worker beside hers, and then as many as can be paired.',
  siren: 'The song drags each opposing worker once at most, one space in its direction, onto a free space.',
  tartarus: 'The Abyss has to be a space without a worker.',
  terpsichore: 'Each worker of Terpsichore moves once, and after that each builds once.',
  urania: 'For Urania the edges of the board touch, but a worker still reaches only the eight spaces around it.',
  achilles: 'The worker that built first with Achilles has to move and build again.',
  adonis: 'Adonis marks one opposing worker.',
  atalanta: 'With Atalanta only the worker that has moved goes on moving, one ordinary step at a time.',
  bellerophon: 'Bellerophon can climb two levels in one step, never three.',
  heracles: 'Heracles sets domes only, on free spaces beside his workers.',
  jason: 'The third worker of Jason enters on a free edge space at ground level.',
  medea: 'Medea pulls a block only from under workers beside a worker of hers that did not move.',
  odysseus: 'Odysseus sends only opposing workers that stand beside his, and only to free corners.',
  polyphemus: 'Polyphemus sets two domes at most, on free spaces.',
  theseus: 'Theseus removes only an opposing worker exactly two levels above a worker of his beside it.',
};

export const reasonsByPower: Catalogue['reasonsByPower'] = { barred, closed, duty, needsPower };
