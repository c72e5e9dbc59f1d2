import type { Catalogue } from '../../catalogue.ts';
import { counted } from '../plural.ts';
import { powers } from '../power-names.ts';

const workers = (count: number): string => counted(count, 'рабочего', 'рабочих', 'рабочих');

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer: Catalogue['ui']['randomizer'] = {
  title: 'Жеребьёвка',
  intro: 'Раздаёт силы для игры за домашним столом или прямо здесь. Нежелательные пары не выпадают.',
  wishTitle: 'Условия раздачи',
  kind: 'Что раздать?',
  kinds: { matchup: 'Расклады', choice: 'Карты для драфта' },
  choiceNote: 'Претендент предлагает из этих карт по одной силе на игрока; остальные выбирают первыми.',
  choiceFleeceNote: 'Претендент предлагает две из этих карт на место рядом с Бараном; другой игрок выбирает одну.',
  howMany: 'Сколько сразу?',
  heroes: 'Герои разрешены',
  fleece: 'Для Золотого руна',
  fresh: 'Без повторов',
  freshNote: ({ count }) =>
    count === 0
      ? 'Исключает силы, недавно розданные на этом устройстве. Пока таких нет.'
      : `Исключает ${counted(count, 'силу, недавно розданную', 'силы, недавно розданные', 'сил, недавно розданных')} на этом устройстве, если хватает других.`,
  forget: 'Забыть розданное',
  deal: 'Раздать',
  dealAgain: 'Раздать снова',
  badLink: 'По этой ссылке раздачи нет. Задайте условия и раздайте силы.',
  dealtTitle: 'Раздача',
  matchup: ({ number }) => `Расклад ${number}`,
  choice: ({ number }) => `Драфт ${number}`,
  team: ({ number }) => `Команда ${number}`,
  besideRam: 'Рядом с Бараном',
  challenger: ({ player }) => `Претендент: ${player}`,
  clockwise: 'Игроки сидят по часовой стрелке, начиная с A.',
  startPlayer: 'Первый игрок',
  setup: 'До первого хода',
  place: ({ player, count }) => `${player}: поставьте ${workers(count)}.`,
  placeHidden: ({ player, count }) => `${player}: тайно поставьте ${workers(count)}.`,
  ram: ({ player }) => `${player}: поставьте Барана на свободную клетку.`,
  orient: ({ player, power }) => `${player}: выберите направление (${powers[power].name}).`,
  fate: ({ player, power }) => `${player}: тайно выберите квадрат 2 × 2 (${powers[power].name}).`,
  abyss: ({ player, power }) => `${player}: тайно выберите клетку без рабочего (${powers[power].name}).`,
  draw: ({ power }) => `${powers[power].name}: перетасуйте оставшиеся простые силы и откройте верхнюю.`,
  first: ({ player }) => `Первый ход: ${player}.`,
  handicap: 'Герой против бога — это фора: героя берёт более сильный игрок.',
  play: 'Сыграть здесь',
  playOf: ({ number }) => `Сыграть здесь: номер ${number}`,
  print: 'Напечатать карты',
  share: 'Поделиться',
  copied: 'Ссылка скопирована. Кто её откроет, увидит ту же раздачу.',
  linkToCopy: 'Скопируйте ссылку: кто её откроет, увидит ту же раздачу.',
};
