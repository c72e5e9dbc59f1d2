import type { Catalogue } from '../../catalogue.ts';
import { counted } from '../plural.ts';
import { powers } from '../power-names.ts';

/** Cards of powers, and the window in which one is chosen. */
export const picker: Catalogue['ui']['picker'] = {
  search: 'Поиск по имени или тексту',
  set: 'Набор',
  allSets: 'Все',
  sets: { simple: 'Простые', advanced: 'Продвинутые', fleece: 'Золотое руно', hero: 'Герои' },
  // A power can be a god, a goddess or several of them: the words go with "сила".
  setOf: { simple: 'Простая сила', advanced: 'Продвинутая сила', fleece: 'Сила Золотого руна', hero: 'Сила героя' },
  none: 'Без силы',
  noneNote: 'Играет по базовым правилам.',
  found: ({ count }) => counted(count, 'сила', 'силы', 'сил'),
  nothing: 'Ни одна сила не подходит.',
  forPlayers: ({ counts }) => `Только для ${counts} игроков.`,
  or: ({ counts }) => counts.join(' или '),
  notForFleece: 'Не подходит для Золотого руна.',
  taken: ({ player }) => `Эта сила уже занята: ${player}.`,
  banned: ({ power }) => `Нежелательная пара: ${powers[power].name}. Такие пары можно разрешить в разделе «Силы».`,
  bannedAllowed: ({ power }) => `Нежелательная пара: ${powers[power].name}. Вы её разрешили.`,
  refused: ({ power }) => `Нельзя играть вместе с силой «${powers[power].name}».`,
};
