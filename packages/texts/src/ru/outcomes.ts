import type { Catalogue } from '../catalogue.ts';
import { powers } from './power-names.ts';

const victory = (winner: string | undefined): string => (winner ? ` Победа: ${winner}.` : '');

// A name can be that of one player or of a team and cannot be declined: it stands alone, beside a colon.
export const outcomes: Catalogue['outcomes'] = {
  climbed: ({ winner }) => `Рабочий поднялся на уровень 3.${victory(winner)}`,
  condition: ({ winner, power }) => `Выполнено особое условие победы (${powers[power].name}).${victory(winner)}`,
  stuck: ({ loser, winner }) => `${loser}: не осталось ни одного хода, который можно завершить.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `${loser}: рабочих больше не осталось.${victory(winner)}`,
  abyss: ({ loser, winner }) => `${loser}: рабочий угодил в Бездну.${victory(winner)}`,
  fate: ({ winner, loser }) => `${loser}: победный шаг пришёлся на клетку судьбы (Мойры).${victory(winner)}`,
  lastStanding: ({ winner }) => `Все остальные выбыли.${victory(winner)}`,
  resigned: ({ loser, winner }) => `${loser}: партия сдана.${victory(winner)}`,
  time: ({ loser, winner }) => `${loser}: время вышло.${victory(winner)}`,
  agreed: 'Ничья по соглашению.',
  repetition: 'Ничья: игра пошла по кругу.',
  abandoned: 'Партия прервана и осталась без результата.',
};

export const conditions: Catalogue['conditions'] = {
  pan: ({ winner }) => `Рабочий спустился сразу на два уровня или больше (Пан).${victory(winner)}`,
  eros: ({ winner }) => `Двое рабочих встретились (Эрос).${victory(winner)}`,
  chronus: ({ winner }) => `На поле стоят пять завершённых башен (Хронос).${victory(winner)}`,
};
