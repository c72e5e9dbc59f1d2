import type { Token } from '../ids.ts';
import type { Translated } from '../translation.ts';
import { powers } from './names.ts';

type ByToken = Readonly<Partial<Record<Token, (square: string) => string>>>;

const put: ByToken = {
  whirlpools: (square) => `На ${square} открывается водоворот.`,
  coins: (square) => `На ${square} ложится монета.`,
  talus: (square) => `Талос встаёт на ${square}.`,
};

const gone: ByToken = {
  whirlpools: (square) => `Водоворот на ${square} исчезает.`,
  coins: (square) => `Монета на ${square} исчезает.`,
  talus: (square) => `Талос покидает ${square}.`,
};

// A name may be one player or a team and cannot be declined: it stands alone, often in brackets.
export const consequences: Translated['consequences'] = {
  cut: ({ square }) => `На ${square} стоит скрытый рабочий: действие отменяется, и ход окончен.`,
  moved: ({ player, from, to }) => `Рабочий (${player}) перемещён с клетки ${from} на ${to}.`,
  swept: ({ player, from, to }) => `Водоворот уносит рабочего (${player}) с клетки ${from} на ${to}.`,
  slid: ({ player, from, to }) => `Рабочего (${player}) несёт дальше, с клетки ${from} на ${to}.`,
  removed: ({ player, square }) => `Рабочий (${player}) убран с клетки ${square}.`,
  petrified: ({ player, square }) => `Рабочий (${player}) на ${square} каменеет и превращается в этаж.`,
  grew: ({ square, level }) => `На ${square} добавлен этаж: теперь здесь уровень ${level}.`,
  tokenPut: ({ token, square }) => put[token]?.(square) ?? `На ${square} положен жетон.`,
  tokenGone: ({ token, square }) => gone[token]?.(square) ?? `Жетон на ${square} исчезает.`,
  taken: ({ player, power }) => `${powers[power].name}: новый владелец силы — ${player}.`,
  returned: ({ player, power }) => `${powers[power].name}: сила возвращается, владелец — ${player}.`,
  lent: ({ player, power }) => `Рядом с Бараном — ${player}: сила Золотого руна на этот ход (${powers[power].name}).`,
  reshuffled: ({ power }) => `${powers[power].name}: сброшенные карты перетасованы в новую колоду.`,
  spent: ({ power }) => `${powers[power].name}: сила израсходована.`,
  unmarked: 'Отметка Адониса снята.',
  extraTurn: ({ player, power }) => `${powers[power].name}: дополнительный ход — ${player}.`,
  out: ({ player }) => `Вне игры: ${player}.`,
  revealed: ({ player, squares }) => `Раскрыты скрытые рабочие (${player}): ${squares}.`,
  abyssShown: ({ squares }) => `Раскрыта Бездна: ${squares}.`,
  fateShown: ({ squares }) => `Раскрыты клетки судьбы: ${squares}.`,
};

const victory = (winner: string | undefined): string => (winner ? ` Победа: ${winner}.` : '');

// A name may be one player or a team and cannot be declined: it stands alone, beside a colon.
export const outcomes: Translated['outcomes'] = {
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

export const conditions: Translated['conditions'] = {
  pan: ({ winner }) => `Рабочий спустился сразу на два уровня или больше (Пан).${victory(winner)}`,
  eros: ({ winner }) => `Двое рабочих встретились (Эрос).${victory(winner)}`,
  chronus: ({ winner }) => `На поле стоят пять завершённых башен (Хронос).${victory(winner)}`,
};

export const noUndo: Translated['noUndo'] = {
  nothing: 'Ещё ничего не сыграно.',
  drawn: 'Открылась карта: сыгранное до неё вернуть нельзя.',
  ended: 'Партия, или часть её, на этом закончилась: вернуть это нельзя.',
  secret: 'Последнее действие могло задеть тайну: вернуть его нельзя.',
  answered: 'Уже действовал другой игрок: сыгранное до этого вернуть нельзя.',
};
