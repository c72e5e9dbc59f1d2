import type { OnlineWords } from '../../online.ts';
import { counted } from '../plural.ts';

/** All finished games of the server. */
export const archive: OnlineWords['archive'] = {
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
