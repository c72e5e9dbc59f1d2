import type { PowerId } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { counted } from './grammar.ts';
import { powers } from './names.ts';

// No act ends with a subordinate clause: "или завершите ход" follows without a comma.
export const acts: Translated['acts'] = {
  hermes: 'постройте без передвижения',
  prometheus: 'постройте рабочим ещё до его передвижения',
  ares: 'снимите этаж рядом с оставшимся на месте рабочим',
  charon: 'перевезите рабочего соперника на другую сторону от своего',
  dionysus: 'сыграйте ещё один ход рабочим соперника',
  poseidon: 'постройте рядом с оставшимся на земле рабочим',
  aeolus: 'поверните ветер',
  charybdis: 'положите водоворот на свободную клетку',
  europa: 'отправьте Талоса на клетку рядом с передвинутым рабочим',
  gaea: 'поставьте запасного рабочего на свободную землю рядом с новым куполом',
  nemesis: 'поменяйтесь местами с соперником',
  siren: 'увлеките песней рабочих соперника',
  achilles: 'постройте рабочим ещё до его передвижения',
  adonis: 'отметьте рабочего соперника',
  heracles: 'поставьте купол рядом с одним из своих рабочих',
  jason: 'выставьте третьего рабочего на край поля',
  medea: 'выньте этаж из-под рабочего',
  odysseus: 'отошлите соседних рабочих соперника в свободные углы',
  polyphemus: 'поставьте купол на любую свободную клетку',
  theseus: 'уберите рабочего соперника двумя уровнями выше вашего',
};

const act = (power: PowerId): string => acts[power] ?? 'примените свою силу';

const name = (power: PowerId): string => powers[power].name;

const orient: Translated['promptsByPower']['orient'] = {
  aeolus: 'Выберите, куда дует ветер.',
  siren: 'Выберите направление песни: оно останется таким на всю партию.',
};

const place: Translated['promptsByPower']['place'] = {
  bia: 'на край поля',
  eros: 'так, чтобы ваши рабочие начинали на противоположных краях',
  hecate: 'тайно, на клетку, где никто не стоит',
};

const moveNext: Translated['promptsByPower']['moveNext'] = {
  prometheus: 'теперь передвиньте того же рабочего, не поднимаясь',
  charon: 'передвиньте рабочего, который перевозил',
  terpsichore: 'передвиньте следующего рабочего',
  achilles: 'теперь передвиньте того же рабочего',
};

const build: Translated['promptsByPower']['build'] = {
  atlas: 'Постройте рядом со своим рабочим: обычную деталь или купол.',
  hermes: 'Постройте рядом с любым из своих рабочих.',
  selene: 'Постройте рядом с передвинутым рабочим или поставьте купол рядом с работницей.',
  zeus: 'Постройте рядом со своим рабочим или поставьте этаж под него.',
  graeae: 'Постройте рядом с любым из своих рабочих.',
  jason: 'Постройте рядом с новым рабочим.',
};

export const promptsByPower: Translated['promptsByPower'] = { orient, place, moveNext, build };

export const prompts: Translated['prompts'] = {
  offer: ({ left }) =>
    left === 1 ? 'Предложите ещё одну силу.' : `Предложите ${counted(left, 'силу', 'силы', 'сил')} на выбор.`,
  pick: 'Выберите свою силу.',
  start: 'Выберите, кто начинает.',
  place: ({ nth, of, power }) =>
    `Поставьте рабочего (${nth} из ${of}) ${(power && place[power]) ?? 'на свободную клетку'}.`,
  ram: 'Поставьте Барана на любую свободную клетку.',
  orient: ({ power }) => orient[power] ?? `${name(power)}: выберите направление.`,
  fate: 'Тайно выберите клетки судьбы — квадрат 2 на 2.',
  abyss: 'Тайно выберите для Бездны клетку без рабочего.',
  move: 'Передвиньте одного из своих рабочих.',
  moveOrAct: ({ power }) => `Передвиньте одного из своих рабочих или ${act(power)} (${name(power)}).`,
  moveNext: ({ power }) => `${name(power)}: ${moveNext[power] ?? 'теперь передвиньте рабочего'}.`,
  moveAgainOrBuild: ({ power }) => `${name(power)}: сделайте ещё один шаг или постройте.`,
  build: ({ power }) => (power && build[power]) ?? 'Постройте рядом со своим рабочим.',
  buildOrFinish: ({ power }) => `${name(power)}: постройте или завершите ход.`,
  buildAgain: ({ power }) => `${name(power)}: постройте ещё раз.`,
  buildAgainOrFinish: ({ power }) => `${name(power)}: постройте ещё раз или завершите ход.`,
  act: ({ power }) => `${name(power)}: ${act(power)}.`,
  actOrFinish: ({ power }) => `${name(power)}: ${act(power)} или завершите ход.`,
  nameCard: ({ ram, hero }) => `Выберите карту на этот ход: ${name(ram)} рядом с Бараном или ваш герой ${name(hero)}.`,
  finish: 'Завершите ход.',
  extraTurn: ({ power }) =>
    `${name(power)}: вам положен ещё один ход — рабочим соперника. Сыграйте его или откажитесь.`,
  answer: ({ power }) => `${name(power)}: ${act(power)} или откажитесь.`,
  waiting: ({ player }) => `Ждём, что сделает ${player}.`,
  chance: 'Открывается карта.',
  over: 'Партия окончена.',
};
