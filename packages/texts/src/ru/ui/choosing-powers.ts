import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';
import { powers } from '../names.ts';

/** Cards of powers, and the window in which one is chosen. */
export const picker: TranslatedUi['picker'] = {
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
  heroesOnly: 'Кроме карты Барана у каждого игрока есть герой.',
  notForFleece: 'Не подходит для Золотого руна.',
  taken: ({ player }) => `Эта сила уже занята: ${player}.`,
  banned: ({ power }) => `Нежелательная пара: ${powers[power].name}. Такие пары можно разрешить в разделе «Силы».`,
  bannedAllowed: ({ power }) => `Нежелательная пара: ${powers[power].name}. Вы её разрешили.`,
  refused: ({ power }) => `Нельзя играть вместе с силой «${powers[power].name}».`,
};

/** Powers are offered, picked, and the Start Player is named. Names are not declined: they stand beside a colon. */
export const draft: TranslatedUi['draft'] = {
  title: 'Драфт',
  intro: ({ player, count }) =>
    `${player} — претендент и предлагает ${counted(count, 'силу', 'силы', 'сил')}. Остальные выбирают первыми; последняя достаётся претенденту, и он решает, кто начинает.`,
  introFleece: ({ player }) =>
    `${player} предлагает две силы для Золотого руна. Другой игрок выбирает ту, что ляжет рядом с Бараном.`,
  introFleeceHeroes: ({ player }) =>
    `${player} предлагает две силы для Золотого руна, другой игрок выбирает ту, что ляжет рядом с Бараном. Потом ${player} предлагает двух героев; первым выбирает другой игрок.`,
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

const workers = (count: number): string => counted(count, 'рабочего', 'рабочих', 'рабочих');

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer: TranslatedUi['randomizer'] = {
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
