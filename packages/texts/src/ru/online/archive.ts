import type { TranslatedOnline } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** All finished games of the server. */
export const archive: TranslatedOnline['archive'] = {
  title: 'Архив',
  lead: 'Все законченные партии этого сервера: их можно пересмотреть, разобрать и скачать.',
  search: 'Искать',
  power: 'Сила',
  anyPower: 'Любая сила',
  player: 'Игрок',
  result: 'Итог',
  anyResult: 'Любой итог',
  results: { win: 'Победа', loss: 'Поражение', draw: 'Ничья' },
  resultNote: 'Победа или поражение игрока или силы, которых вы ищете.',
  pool: 'Вид',
  anyPool: 'Все партии',
  none: 'Таких партий нет. Смягчите условия поиска.',
  noneYet: 'Законченных партий пока нет.',
  found: ({ count }) => counted(count, 'партия', 'партии', 'партий'),
  foundMore: ({ count }) => `Последние партии: ${count}`,
  more: 'Показать ещё',
  download: 'Скачать эти партии',
  look: 'Пересмотреть',
  lookLabel: ({ players }) => `Пересмотреть партию: ${players}`,
  gone: 'Такой партии в архиве нет, или она ещё не закончена.',
  toArchive: 'Все партии архива',
  shareTitle: 'Поделиться партией',
  link: 'Ссылка на партию',
  copyLink: 'Скопировать ссылку',
  picture: 'Картинка для сообщений',
};

/** Profiles and leaderboards. */
export const players: TranslatedOnline['players'] = {
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
