import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

const games = (count: number): string => counted(count, 'партия', 'партии', 'партий');
const range = (low: number, high: number): string => `${low}–${high}\u00a0%`;

/** Results of powers against each other, from games of the computer against itself. Names are not declined. */
export const matchups: TranslatedUi['matchups'] = {
  title: 'Кто кого',
  intro: 'Кто кого побеждает: строка — сила, столбец — соперник.',
  source: ({ count, each }) =>
    `${games(count)} компьютера с самим собой: быстрые, доли секунды на ход, по ${each} на каждую пару, обе силы начинали одинаково часто. Тайное было открыто. У людей может выйти иначе.`,
  order: 'Порядок',
  orders: { strength: 'По силе', number: 'По номеру' },
  picture: 'Все пары на одной картине. Стрелки клавиатуры переходят от одной к другой.',
  loses: 'Строка проигрывает',
  wins: 'Строка выигрывает',
  empty: 'Пусто: нежелательная пара',
  percent: ({ percent }) => `${percent}\u00a0%`,
  result: ({ one, two, percent }) => `${one} — ${two}: ${percent}\u00a0% побед`,
  range: ({ low, high }) => range(low, high),
  certainty: ({ low, high, count }) => `вероятно ${range(low, high)}, ${games(count)}`,
  starting: ({ name, percent }) => `${percent}\u00a0%, если начинает ${name}`,
  neverMeet: ({ one, two }) => `${one} — ${two}: партий нет, нежелательная пара.`,
  itself: ({ name }) => `${name}: сила не встречается сама с собой.`,
  power: 'Сила',
  against: 'Соперник',
  won: 'Победы',
  likely: 'Вероятно',
  ranked: ({ name }) => `${name} против всех, от лучшего к худшему`,
  overall: ({ percent, low, high, count }) =>
    `${percent}\u00a0% побед против всех (${range(low, high)}), ${games(count)}`,
  best: 'Лучше всего против',
  worst: 'Хуже всего против',
  each: ({ count }) => `${games(count)} с каждым соперником; компьютер играл сам с собой.`,
  all: 'Все пары',
  before: 'Шансы',
  basis: ({ count, low, high, name }) =>
    `Компьютер быстро сыграл сам с собой (${games(count)}): ${range(low, high)} за силу «${name}».`,
  balanced: 'Равные шансы',
  balancedNote: ({ low, high }) =>
    `Только расклады, где у каждого ${range(low, high)} побед в быстрых партиях компьютера.`,
  balancedFleece: 'С Золотым руном у обоих одна и та же сила.',
  balancedChoice: 'Равными могут быть только расклады, но не карты для драфта.',
  balancedNone: 'В этих наборах нет расклада с равными шансами. Добавьте наборы или разрешите неравные расклады.',
};
