import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

const days = (count: number): string => counted(count, 'день', 'дня', 'дней');
const tasks = (count: number): string => counted(count, 'задача', 'задачи', 'задач');

export const puzzles: TranslatedUi['puzzles'] = {
  title: 'Задачи',
  intro: 'Позиции из партий компьютера, в которых верен ровно один ход. Каждое решение доказано.',
  board: 'Поле задачи',

  daily: 'Задача дня',
  dailyOpen: 'Решить сегодняшнюю',
  dailySolved: 'Решено. Завтра будет новая.',
  streak: ({ count }) => (count === 0 ? 'Серии пока нет' : `${days(count)} подряд`),
  bestStreak: ({ count }) => `рекорд: ${days(count)}`,

  rating: 'Ваш рейтинг',
  ratingNote: 'Растёт, когда вы решаете с первой попытки и без подсказок, иначе падает; трудные задачи весят больше.',
  tried: ({ count }) => `начато задач: ${count}`,
  solvedCount: ({ count }) => `с первой попытки: ${count}`,
  notKept: 'Этот браузер ничего не хранит (приватный режим?): рейтинг и серия пропадут, когда страница закроется.',

  more: 'Выберите, что решать',
  kind: 'Вид',
  anyKind: 'Все',
  kinds: { win1: 'Победа в 1 ход', win2: 'Победа в 2 хода', win3: 'Победа в 3 хода', hold: 'Не проиграть' },
  difficulty: 'Сложность',
  anyDifficulty: 'Для вас',
  difficulties: { easy: 'Лёгкие', medium: 'Средние', hard: 'Трудные' },
  power: 'Сила',
  anyPower: 'Любая',
  noPowers: 'Без сил',
  found: ({ count }) => (count === 0 ? 'Таких задач нет.' : tasks(count)),
  start: 'Дайте задачу',

  puzzleRating: ({ number }) => `рейтинг ${number}`,
  against: 'Против',
  task: {
    win1: 'Победите этим ходом.',
    win2: 'Победите в два хода, что бы ни делал соперник.',
    win3: 'Победите в три хода, что бы ни делал соперник.',
    hold1: 'Найдите единственный ход, который не проигрывает сразу.',
    hold2: 'Найдите единственный ход, после которого соперник не сможет форсировать победу.',
  },
  turnsLeft: ({ count }) =>
    count === 1 ? 'Остался один ход: побеждайте.' : `Осталось: ${counted(count, 'ход', 'хода', 'ходов')}.`,
  judging: 'Проверяем все ответы…',
  unchecked: 'Не удалось проверить ваш ход.',
  replying: ({ player }) => `Отвечает ${player}…`,
  goOn: ({ player }) => `Верно! ${player} держится как можно дольше.`,
  solved: 'Решено!',
  solvedWithHelp: 'Да, это тот самый ход.',
  missed: {
    lost: ({ player }) => `Не так: побеждает ${player}.`,
    escaped: ({ player }) => `Не так: у соперника (${player}) есть такой ответ, и победа упущена.`,
    loose: ({ player }) => `Не так: соперника (${player}) спасает почти любой ответ, например этот.`,
    late: 'Не так: победить вовремя не получится.',
    unknown: 'Это не тот ход. Показать почему — слишком долго.',
  },
  change: ({ before, after }) => `Ваш рейтинг: ${before} → ${after}`,
  undo: 'Отменить',
  again: 'Ещё раз',
  hint: 'Подсказка',
  moreHint: 'Показать ход',
  hintWorker: ({ square }) => `Начните с клетки ${square}.`,
  hintTurn: 'Вот этот ход.',
  solution: 'Показать решение',
  solutionShown: 'Вот решение.',
  next: 'Следующая задача',
  all: 'Все задачи',

  missing: 'По этому адресу задачи нет. Возможно, она из другой версии или ссылка неполная.',
  withPower: 'Задачи с этой силой',
  toAll: 'Ко всем задачам',
};
