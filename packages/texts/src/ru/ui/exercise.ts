import type { Catalogue } from '../../catalogue.ts';
import { counted } from '../plural.ts';

export const exercise: Catalogue['ui']['exercise'] = {
  board: 'Поле упражнения',
  undo: 'Отменить',
  restart: 'Сначала',
  showSolution: 'Показать решение',
  showWhy: 'Показать почему',
  reached: 'Решено!',
  missed: 'Пока нет.',
  opponentWins: 'После этого соперник сразу побеждает.',
  notReached: 'Цель не достигнута. Начните сначала и поищите другой путь.',
  replying: 'Соперник отвечает…',
  solution: 'Вот один из способов.',
  refutation: 'Вот как побеждает соперник.',
  turnsLeft: ({ count }) => `У вас ${counted(count, 'ход', 'хода', 'ходов')}.`,

  guide: 'Посмотрите и попробуйте',
  demo: 'Сила в действии',
  limit: 'Чего она не может',
  task: 'Ваш ход',
  next: 'Дальше',
  play: 'Показать',
  again: 'Показать ещё раз',
  tryFreely: 'На этом поле можно играть как угодно, за обе стороны.',
  refused: 'Что говорят правила:',
  questions: 'Частые вопросы',
  tryIt: 'Попробовать на поле',
  before: 'До',
  after: 'После',
  reference: 'Все разъяснения для справки',
  rulings: ({ count, numbers }) => `${count === 1 ? 'Разъяснение' : 'Разъяснения'} ${numbers}`,
};
