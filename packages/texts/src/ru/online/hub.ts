import type { TranslatedOnline } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** The start of everything online: quick games, open games, your games. */
export const hub: TranslatedOnline['hub'] = {
  lead: 'Учётная запись не нужна. Партии хранятся на сервере, даже если закрыть страницу.',
  asGuest: ({ name }) => `Ваше имя — ${name}, вы гость.`,
  asAccount: ({ name }) => `Ваше имя — ${name}.`,
  guest: 'Гость',
  asAnonymous: 'Вы играете как гость.',
  account: 'Учётная запись',

  quickTitle: 'Найти соперника',
  quickPowers: 'Силы',
  presets: { none: 'Без сил', simple: 'Простые', all: 'Любые', draft: 'Драфт' },
  presetNotes: {
    none: 'Базовая игра: шаг, затем постройка.',
    simple: 'Каждый получает одного из простых богов.',
    all: 'Каждый получает одну из всех сил.',
    draft: 'Один предлагает две силы, другой выбирает.',
  },
  quickTime: 'Выберите время, и поиск начнётся',
  paces: { fast: 'Быстро', calm: 'Спокойно', long: 'Долго', days: 'По переписке' },
  rated: 'На рейтинг',
  ratedNote: 'Партия меняет ваш рейтинг. Соперники — только с учётной записью.',
  ratedAccount: 'Партии на рейтинг — только с учётной записью.',
  ratedClock: 'Партии на рейтинг играют двое людей с часами.',
  searching: 'Ищем соперника…',
  searchingNote: 'Партия откроется, как только кто-нибудь придёт. Пока можно осмотреться на этой странице.',
  searchingDays: 'Ждать здесь не нужно: как только кто-нибудь придёт, партия появится среди ваших.',
  stopSearch: 'Не искать',

  minutes: ({ minutes, seconds }) => `${minutes}\u00a0мин + ${seconds}\u00a0с`,
  minutesSpoken: ({ minutes, seconds }) =>
    `${counted(minutes, 'минута', 'минуты', 'минут')} каждому и ещё ${counted(seconds, 'секунда', 'секунды', 'секунд')} за ход`,
  days: ({ count }) => `${counted(count, 'день', 'дня', 'дней')} на ход`,
  unlimited: 'Без часов',

  friendTitle: 'С друзьями',
  friendNote: 'Вы получите ссылку и код для камеры. Кто откроет, тот и сядет за ваш стол, без учётной записи.',
  friend: 'Пригласить друга',
  allOptions: 'Все настройки',

  openTitle: 'Открытые партии',
  openNone: 'Сейчас никто не ждёт. Начните искать соперника и будете первым.',
  sit: 'Сесть за стол',
  sitLabel: ({ players }) => `Сесть за стол: ${players}`,
  freeSeats: ({ count }) => counted(count, 'свободное место', 'свободных места', 'свободных мест'),
  isRated: 'на рейтинг',
  ownGame: 'Ваша партия',

  mineTitle: 'Ваши партии по сети',
  yourTurn: 'Ваш ход',
  turnOfOther: 'Ход не ваш',
  waitsForPlayers: 'Ждёт игроков',
  resume: 'Продолжить',
  resumeLabel: ({ players }) => `Продолжить партию: ${players}`,
  look: 'Открыть',
  lookLabel: ({ players }) => `Открыть партию: ${players}`,
  withRating: ({ player, rating }) => `${player} (${rating})`,

  playingTitle: 'Играют сейчас',
  watch: 'Смотреть',
  watchLabel: ({ players }) => `Смотреть партию: ${players}`,

  elsewhere: 'Ещё',
  leaderboards: 'Лучшие игроки',
  archive: 'Архив',

  noServer: 'Здесь нет сервера: это приложение — папка с файлами. Всё остальное работает как обычно.',
  notConnected: 'Нет связи: список может быть устаревшим.',

  newWhere: 'Где?',
  newHere: 'На этом устройстве',
  newOnline: 'По сети',
  newPlayers: 'Сколько игроков?',
  newComputers: 'Сколько из них — компьютеры?',
  newTime: 'Время',
  newFind: 'Кто может сесть?',
  newOpen: 'Все',
  newOpenNote: 'Партия видна среди открытых.',
  newPrivate: 'У кого есть ссылка',
  newPrivateNote: 'Ссылку вы отправите друзьям сами.',
  newChat: 'Свободный текст в чате',
  newChatNote: 'Без этого есть только готовые фразы.',
  newStart: 'Открыть стол',
};
