import type { Catalogue } from '../../catalogue.ts';
import { counted } from '../plural.ts';
import { powers } from '../power-names.ts';

/** Powers are offered, picked, and the Start Player is named. Names are not declined: they stand beside a colon. */
export const draft: Catalogue['ui']['draft'] = {
  title: 'Драфт',
  intro: ({ player, count }) =>
    `${player} — претендент и предлагает ${counted(count, 'силу', 'силы', 'сил')}. Остальные выбирают первыми; последняя достаётся претенденту, и он решает, кто начинает.`,
  introFleece: ({ player }) =>
    `${player} предлагает две силы для Золотого руна. Другой игрок выбирает ту, что ляжет рядом с Бараном.`,
  prompt: ({ player, prompt }) => `${player}: ${prompt}`,
  choosing: ({ player }) => `${player} выбирает…`,
  offered: 'На выбор',
  nothingOffered: 'Пока ничего не предложено.',
  takenBy: ({ player }) => `владелец: ${player}`,
  choices: 'Можно предложить',
  offer: ({ power }) => `Предложить: ${powers[power].name}`,
  pick: ({ power }) => `Взять: ${powers[power].name}`,
  start: ({ player }) => `Начинает ${player}`,
  stuck: 'К предложенному больше ничего не подходит. Начните новую партию с большим выбором сил.',
};
