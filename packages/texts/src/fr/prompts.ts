import type { PowerId } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { name, plural } from './grammar.ts';

export const acts: Translated['acts'] = {
  hermes: 'construisez sans déplacer de bâtisseur',
  prometheus: "construisez d'abord avec le bâtisseur qui va se déplacer",
  ares: "retirez un bloc à côté d'un bâtisseur resté en place",
  charon: "faites passer un bâtisseur adverse de l'autre côté du vôtre",
  dionysus: 'rejouez avec un bâtisseur adverse',
  poseidon: "construisez avec le bâtisseur au sol qui ne s'est pas déplacé",
  aeolus: 'orientez le vent',
  charybdis: 'posez un tourbillon sur une case libre',
  europa: "envoyez Talos sur une case à côté du bâtisseur qui s'est déplacé",
  gaea: 'placez un bâtisseur de réserve au sol, sur une case libre à côté du nouveau dôme',
  nemesis: 'échangez vos places avec un adversaire',
  siren: 'entraînez des bâtisseurs adverses par votre chant',
  achilles: "construisez d'abord avec le bâtisseur qui va se déplacer",
  adonis: 'marquez un bâtisseur adverse',
  heracles: "posez un dôme à côté de l'un de vos bâtisseurs",
  jason: 'faites entrer votre troisième bâtisseur au bord du plateau',
  medea: 'retirez un bloc sous un bâtisseur',
  odysseus: 'envoyez des bâtisseurs adverses voisins des vôtres dans des coins libres',
  polyphemus: "posez un dôme sur n'importe quelle case libre",
  theseus: 'éliminez un bâtisseur adverse situé deux niveaux au-dessus du vôtre',
};

const act = (power: PowerId): string => acts[power] ?? 'utilisez votre pouvoir';

const orient: Translated['promptsByPower']['orient'] = {
  aeolus: 'Choisissez dans quelle direction souffle le vent.',
  siren: 'Choisissez la direction de votre chant\u00a0; elle vaut pour toute la partie.',
};

const place: Translated['promptsByPower']['place'] = {
  bia: 'au bord du plateau',
  eros: 'de sorte que vos bâtisseurs partent de bords opposés',
  hecate: 'en secret, sur une case où personne ne se trouve',
};

const moveNext: Translated['promptsByPower']['moveNext'] = {
  prometheus: 'déplacez maintenant le même bâtisseur, sans monter',
  charon: 'déplacez le bâtisseur qui a servi de passeur',
  terpsichore: 'déplacez le bâtisseur suivant',
  achilles: 'déplacez maintenant le même bâtisseur',
};

const build: Translated['promptsByPower']['build'] = {
  atlas: "Construisez à côté de votre bâtisseur\u00a0: l'élément habituel, ou un dôme.",
  hermes: "Construisez à côté de l'un de vos bâtisseurs, au choix.",
  selene:
    "Construisez à côté du bâtisseur qui s'est déplacé, ou faites poser un dôme par votre bâtisseuse à côté d'elle.",
  zeus: 'Construisez à côté de votre bâtisseur, ou posez un bloc sous ses pieds.',
  graeae: "Construisez à côté de l'un de vos bâtisseurs, au choix.",
  jason: 'Construisez à côté de votre nouveau bâtisseur.',
};

export const promptsByPower: Translated['promptsByPower'] = { orient, place, moveNext, build };

export const prompts: Translated['prompts'] = {
  offer: ({ left }) =>
    plural(left, 'Choisissez encore un pouvoir à proposer.', `Choisissez ${left} pouvoirs à proposer.`),
  pick: 'Choisissez votre pouvoir.',
  start: 'Choisissez qui commence.',
  place: ({ nth, of, power }) =>
    `Bâtisseur ${nth} sur ${of}\u00a0: placez-le ${(power && place[power]) ?? 'sur une case libre'}.`,
  ram: "Placez le Bélier sur n'importe quelle case libre.",
  orient: ({ power }) => orient[power] ?? `${name(power)}\u00a0: choisissez une direction.`,
  fate: 'Choisissez en secret un carré de 2 cases sur 2\u00a0: vos cases du destin.',
  abyss: "Choisissez en secret une case sans bâtisseur\u00a0: ce sera l'Abîme.",
  move: "Déplacez l'un de vos bâtisseurs.",
  moveOrAct: ({ power }) => `Déplacez l'un de vos bâtisseurs, ou ${act(power)} (${name(power)}).`,
  moveNext: ({ power }) => `${name(power)}\u00a0: ${moveNext[power] ?? 'déplacez maintenant un bâtisseur'}.`,
  moveAgainOrBuild: ({ power }) => `${name(power)}\u00a0: faites encore un pas, ou construisez.`,
  build: ({ power }) => (power && build[power]) ?? 'Construisez à côté de votre bâtisseur.',
  buildOrFinish: ({ power }) => `${name(power)}\u00a0: construisez, ou terminez votre tour.`,
  buildAgain: ({ power }) => `${name(power)}\u00a0: construisez encore une fois.`,
  buildAgainOrFinish: ({ power }) => `${name(power)}\u00a0: construisez encore une fois, ou terminez votre tour.`,
  act: ({ power }) => `${name(power)}\u00a0: ${act(power)}.`,
  actOrFinish: ({ power }) => `${name(power)}\u00a0: ${act(power)}, ou terminez votre tour.`,
  nameCard: ({ ram, hero }) =>
    `Choisissez votre carte pour ce tour\u00a0: ${name(ram)}, à côté du Bélier, ou votre héros, ${name(hero)}.`,
  finish: 'Terminez votre tour.',
  extraTurn: ({ power }) =>
    `${name(power)}\u00a0: vous avez droit à un tour de plus avec un bâtisseur adverse. Jouez-le ou refusez-le.`,
  answer: ({ power }) => `${name(power)}\u00a0: ${act(power)}, ou passez.`,
  waiting: ({ player }) => `On attend ${player}.`,
  chance: 'On retourne une carte.',
  over: 'La partie est terminée.',
};
