import type { PowerId } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { directions, pieces, powers } from './names.ts';

const thanksTo = (power: PowerId | undefined): string => (power ? ` (${powers[power].name})` : '');

// "С клетки c3", never "с c3": the preposition looks just like the letter of the column.
const way = (from: string, to: string): string => `с клетки ${from} на ${to}`;

const token: Translated['stepsByPower']['token'] = {
  charybdis: ({ at }) => `На ${at} открывается водоворот.`,
  clio: ({ at }) => `На ${at} ложится монета.`,
  europa: ({ at }) => `Талос встаёт на ${at}.`,
};

const orient: Translated['stepsByPower']['orient'] = {
  aeolus: 'Теперь ветер дует на',
  siren: 'Песня зовёт на',
};

export const stepsByPower: Translated['stepsByPower'] = { token, orient };

export const steps: Translated['steps'] = {
  place: ({ at }) => (at ? `Рабочий поставлен на ${at}.` : 'Рабочий поставлен тайно.'),
  move: ({ from, to, power }) =>
    from && to ? `Рабочий переходит ${way(from, to)}${thanksTo(power)}.` : 'Скрытый рабочий передвигается.',
  build: ({ by, at, piece, power }) => {
    const work = by === at ? `строит под собой ${pieces[piece]}` : `строит ${pieces[piece]} на ${at}`;
    return by ? `Рабочий на ${by} ${work}${thanksTo(power)}.` : `На ${at} построен ${pieces[piece]}${thanksTo(power)}.`;
  },
  ferry: ({ by, from, to }) => `Рабочий на ${by} перевозит другого ${way(from, to)}.`,
  remove: ({ at }) => `С клетки ${at} снят этаж.`,
  lower: ({ at }) => `Из-под рабочего на ${at} вынут этаж.`,
  kill: ({ at }) => `Рабочий на ${at} выбывает из игры.`,
  drag: ({ from, to }) => `Песня увлекает рабочего ${way(from, to)}.`,
  send: ({ from, to }) => `Рабочий отправлен ${way(from, to)}.`,
  trade: ({ from, to, from2, to2 }) =>
    from2 && to2
      ? `Рабочие на ${from} и ${from2} меняются местами с рабочими на ${to} и ${to2}.`
      : `Рабочие на ${from} и ${to} меняются местами.`,
  token: ({ at, power }) => token[power]?.({ at }) ?? `На ${at} положен жетон${thanksTo(power)}.`,
  orient: ({ power, direction }) =>
    `${orient[power] ?? `${powers[power].name}: направление на`} ${directions[direction]}.`,
  mark: ({ at }) => `Адонис отмечает рабочего на ${at}.`,
  summon: ({ at, power }) => `Запасной рабочий выходит на ${at}${thanksTo(power)}.`,
  fate: ({ at }) => (at ? `Клетки судьбы: ${at}.` : 'Клетки судьбы выбраны тайно.'),
  abyss: ({ at }) => (at ? `Бездна находится на ${at}.` : 'Бездна выбрана тайно.'),
  ram: ({ at }) => `Баран поставлен на ${at}.`,
  draw: ({ power }) => `Открыта карта: ${powers[power].name}.`,
  end: 'Ход завершён.',
  pass: 'Пас.',
  hidden: 'Что-то происходит втайне.',
  offer: ({ power }) => `Предложена сила: ${powers[power].name}.`,
  pick: ({ power }) => `Выбрана сила: ${powers[power].name}.`,
  start: ({ player }) => `Начинает ${player}.`,
  resign: ({ player }) => `${player} сдаётся.`,
  timeout: ({ player }) => `${player}: время вышло.`,
  agree: 'Игроки согласились на ничью.',
  abandon: 'Партия прервана.',
  useRam: ({ power }) => `На этот ход выбрана карта рядом с Бараном: ${powers[power].name}.`,
  useHero: ({ power }) => `На этот ход выбран герой: ${powers[power].name}.`,
};

export const labels: Translated['labels'] = {
  place: 'Поставить',
  move: 'Передвинуть',
  build: 'Построить',
  ferry: 'Перевезти',
  remove: 'Снять этаж',
  lower: 'Опустить',
  kill: 'Убрать',
  drag: 'Запеть',
  send: 'Отослать',
  trade: 'Поменять местами',
  token: 'Положить жетон',
  orient: 'Повернуть',
  mark: 'Отметить',
  summon: 'Выставить',
  fate: 'Выбрать судьбу',
  abyss: 'Выбрать Бездну',
  ram: 'Поставить Барана',
  draw: 'Открыть карту',
  end: 'Готово',
  pass: 'Пас',
  hidden: 'Тайное действие',
  offer: 'Предложить',
  pick: 'Выбрать',
  start: 'Выбрать, кто начинает',
  resign: 'Сдаться',
  timeout: 'Время вышло',
  agree: 'Согласиться на ничью',
  abandon: 'Прервать партию',
  useRam: 'Карта Барана',
  useHero: 'Свой герой',
};
