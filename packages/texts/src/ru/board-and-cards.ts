import type { PowerId, Sex } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { directions, powers } from './names.ts';

const workers: Readonly<Record<Sex, string>> = { female: 'работница', male: 'рабочий-мужчина' };

const worker = (sex: Sex | undefined): string => (sex ? workers[sex] : 'рабочий');

export const squares: Translated['squares'] = {
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

export const tokens: Translated['tokens'] = {
  whirlpools: 'водоворот',
  coins: 'монета',
  talus: 'Талос',
  fate: 'клетка судьбы',
  abyss: 'Бездна',
  ram: 'Баран',
};

export const offers: Translated['offers'] = {
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

const names = (ids: readonly PowerId[]): string => ids.map((id) => powers[id].name).join(', ') || 'ничего';

/** Squares, or nothing where they are not shown. */
const place = (squares: string | undefined): string => squares ?? 'тайна';

export const cardNotes: Translated['cardNotes'] = {
  unused: 'ещё не использована',
  used: 'использована',
  wind: ({ direction }) => `ветер дует на ${directions[direction]}`,
  song: ({ direction }) => `песня зовёт на ${directions[direction]}`,
  face: ({ power }) => `открыта: ${powers[power].name}`,
  deck: ({ powers: ids }) => `ещё в колоде: ${names(ids)}`,
  discards: ({ powers: ids }) => `в сбросе: ${names(ids)}`,
  whirlpools: ({ squares }) => `водовороты: ${squares}`,
  left: ({ count }) => `осталось монет: ${count}`,
  coins: ({ squares }) => `монеты: ${squares}`,
  talus: ({ squares }) => `Талос: ${squares}`,
  reserve: ({ count }) => `запасных рабочих: ${count}`,
  saved: ({ count }) => `отложено деталей: ${count}`,
  fate: ({ squares }) => `клетки судьбы: ${place(squares)}`,
  abyss: ({ squares }) => `Бездна: ${place(squares)}`,
  marked: ({ squares }) => `отмечен рабочий: ${squares}`,
  hidden: 'рабочие скрыты',
  climbed: 'подъём в последний ход',
  out: 'вне игры',
  held: ({ players }) => `кто сейчас владеет: ${players}`,
  unheld: 'сейчас никто не владеет',
};
