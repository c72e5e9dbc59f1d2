import type { Catalogue } from '../catalogue.ts';
import type { Sex } from '../ids.ts';
import type { Translation } from '../translation.ts';

const workers: Readonly<Record<Sex, string>> = { female: 'работница', male: 'рабочий-мужчина' };

const worker = (sex: Sex | undefined): string => (sex ? workers[sex] : 'рабочий');

export const squares: Catalogue['squares'] = {
  ground: 'земля',
  level: ({ level }) => `уровень ${level}`,
  dome: 'купол',
  yours: ({ sex }) => `${sex === 'female' ? 'ваша' : 'ваш'} ${worker(sex)}`,
  theirs: ({ player, sex }) => `${worker(sex)} (${player})`,
  unseen: 'другим не виден',
  marked: 'с отметкой',
  source: 'может действовать',
  selected: 'выбрано',
};

export const tokens: Translation['tokens'] = {
  whirlpools: 'водоворот',
  coins: 'монета',
  talus: 'Талос',
  fate: 'клетка судьбы',
  abyss: 'Бездна',
  ram: 'Баран',
};

export const offers: Catalogue['offers'] = {
  place: 'сюда можно поставить рабочего',
  move: 'сюда можно перейти',
  build: 'здесь можно построить',
  ferry: 'можно перевезти',
  remove: 'здесь можно снять этаж',
  lower: 'можно опустить',
  kill: 'можно убрать',
  drag: 'сюда можно увлечь',
  send: 'сюда можно отослать',
  trade: 'можно поменять местами',
  token: 'сюда можно положить жетон',
  mark: 'можно отметить',
  summon: 'сюда можно выставить запасного рабочего',
  fate: 'может быть левой нижней клеткой судьбы',
  abyss: 'может стать Бездной',
  ram: 'сюда можно поставить Барана',
};
