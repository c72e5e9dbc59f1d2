import type { OnlineWords } from '../../online.ts';
import { counted } from '../plural.ts';

/** Profiles and leaderboards. */
export const players: OnlineWords['players'] = {
  since: ({ when }) => `Здесь с ${when}`,
  program: 'Программа',
  unknown: ({ name }) => `Учётной записи с именем ${name} нет.`,
  ratingsTitle: 'Рейтинг',
  pools: { none: 'Без сил', open: 'С силами, без тайн', all: 'Всё' },
  poolNotes: {
    none: 'Базовая игра.',
    open: 'Силы без тайн и без случая.',
    all: 'Все силы, в том числе с тайнами и случаем.',
  },
  rating: 'Рейтинг',
  deviation: ({ low, high }) => `вероятнее всего, от ${low} до ${high}`,
  provisional: 'пока неточный',
  unrated: 'рейтинга пока нет',
  games: ({ count }) => counted(count, 'партия', 'партии', 'партий'),
  powersTitle: 'Итоги по силам',
  power: 'Сила',
  share: 'Доля очков',
  tallies: 'Итоги',
  tally: ({ won, drawn, lost }) =>
    `${counted(won, 'победа', 'победы', 'побед')}, ${counted(drawn, 'ничья', 'ничьи', 'ничьих')}, ${counted(lost, 'поражение', 'поражения', 'поражений')}`,
  powersNone: 'Законченных партий пока нет.',
  recentTitle: 'Последние партии',
  allGames: 'Все партии этого игрока',

  boardTitle: 'Лучшие игроки',
  boardLead: 'Сто лучших людей и программ, которые играли недавно и чей рейтинг достаточно точен.',
  pool: 'Какие партии?',
  rank: 'Место',
  name: 'Имя',
  plusMinus: ({ count }) => `± ${count}`,
  boardNone: 'Пока никого. Нужно пятнадцать–двадцать партий на рейтинг.',
};
