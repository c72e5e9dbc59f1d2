import type { Catalogue } from '../catalogue.ts';
import type { PowerId } from '../ids.ts';
import { powers } from './names.ts';

export const acts: Catalogue['acts'] = {
  hermes: 'build without moving',
  prometheus: 'build first with the worker that will move',
  ares: 'take a block beside a worker that did not move',
  charon: 'ferry an opposing worker to the other side of yours',
  dionysus: 'play on with an opposing worker',
  poseidon: 'build with the worker on the ground that did not move',
  aeolus: 'turn the wind',
  charybdis: 'put a whirlpool on a free space',
  europa: 'send Talus to a space beside the worker that moved',
  gaea: 'place a spare worker on free ground beside the new dome',
  nemesis: 'trade places with an opponent',
  siren: 'drag opposing workers along with your song',
  achilles: 'build first with the worker that will move',
  adonis: 'mark an opposing worker',
  heracles: 'set a dome beside one of your workers',
  jason: 'bring in your third worker on the edge of the board',
  medea: 'pull a block from under a worker',
  odysseus: 'send opposing workers beside yours to free corners',
  polyphemus: 'set a dome on any free space',
  theseus: 'remove an opposing worker two levels above yours',
};

const act = (power: PowerId): string => acts[power] ?? 'use your power';

const name = (power: PowerId): string => powers[power].name;

const orient: Catalogue['promptsByPower']['orient'] = {
  aeolus: 'Choose the direction in which the wind blows.',
  siren: 'Choose the direction of your song; it stays for the whole game.',
};

const place: Catalogue['promptsByPower']['place'] = {
  bia: 'on the edge of the board',
  eros: 'so that your workers start on opposite edges',
  hecate: 'in secret, on a space where no one stands',
};

const moveNext: Catalogue['promptsByPower']['moveNext'] = {
  prometheus: 'move the same worker now, without climbing',
  charon: 'move the worker that ferried',
  terpsichore: 'move the next worker',
  achilles: 'move the same worker now',
};

const build: Catalogue['promptsByPower']['build'] = {
  atlas: 'Build beside your worker: the usual piece, or a dome.',
  hermes: 'Build beside any one of your workers.',
  selene: 'Build beside the worker that moved, or let your female worker set a dome beside her.',
  zeus: 'Build beside your worker, or a block beneath it.',
  graeae: 'Build beside any one of your workers.',
  jason: 'Build beside your new worker.',
};

export const promptsByPower: Catalogue['promptsByPower'] = { orient, place, moveNext, build };

export const prompts: Catalogue['prompts'] = {
  offer: ({ left }) => (left === 1 ? 'Choose one more power to offer.' : `Choose ${left} powers to offer.`),
  pick: 'Choose your power.',
  start: 'Choose who starts.',
  place: ({ nth, of, power }) => `Place worker ${nth} of ${of} ${(power && place[power]) ?? 'on a free space'}.`,
  ram: 'Place the Ram on any free space.',
  orient: ({ power }) => orient[power] ?? `${name(power)}: choose a direction.`,
  fate: 'Secretly choose a square of 2 by 2 spaces as your fate spaces.',
  abyss: 'Secretly choose a space without a worker as the Abyss.',
  move: 'Move one of your workers.',
  moveOrAct: ({ power }) => `Move one of your workers, or ${act(power)} (${name(power)}).`,
  moveNext: ({ power }) => `${name(power)}: ${moveNext[power] ?? 'move now'}.`,
  moveAgainOrBuild: ({ power }) => `${name(power)}: move once more, or build.`,
  build: ({ power }) => (power && build[power]) ?? 'Build beside your worker.',
  buildOrFinish: ({ power }) => `${name(power)}: build, or finish your turn.`,
  buildAgain: ({ power }) => `${name(power)}: build once more.`,
  buildAgainOrFinish: ({ power }) => `${name(power)}: build once more, or finish your turn.`,
  act: ({ power }) => `${name(power)}: ${act(power)}.`,
  actOrFinish: ({ power }) => `${name(power)}: ${act(power)}, or finish your turn.`,
  nameCard: ({ ram, hero }) =>
    `Choose your card for this turn: ${name(ram)} beside the Ram, or your hero ${name(hero)}.`,
  finish: 'Finish your turn.',
  extraTurn: ({ power }) => `${name(power)}: an extra turn with an opposing worker is yours. Play it or decline.`,
  answer: ({ power }) => `${name(power)}: ${act(power)}, or pass.`,
  waiting: ({ player }) => `Waiting for ${player}.`,
  chance: 'A card is being turned up.',
  over: 'The game is over.',
};
