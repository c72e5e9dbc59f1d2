import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** Preferences on this device. */
export const settings: TranslatedUi['settings'] = {
  title: 'Настройки',
  lead: 'Всё действует сразу и запоминается на этом устройстве.',
  language: 'Язык',
  lookTitle: 'Оформление',
  theme: 'Тема',
  themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
  textSize: 'Размер текста',
  percent: ({ count }) => `${count}\u00a0%`,
  boardTitle: 'Поле',
  face: 'Вид',
  faces: { '2d': '2D', '3d': '3D' },
  faceNotes: { '2d': 'Плоско и чётко, бережёт батарею.', '3d': 'Остров с домами, вид сверху.' },
  patterns: 'Чёткие узоры',
  patternsNote: 'Стороны и уровни различимы и без цвета.',
  numbers: 'Номера уровней',
  numbersNote: 'На каждой клетке видна её высота.',
  coordinates: 'Координаты',
  coordinatesNote: 'Буквы и цифры по краю поля.',
  motionTitle: 'Движение и звук',
  motion: 'Анимация',
  motions: { system: 'Как в системе', on: 'Включена', off: 'Выключена' },
  speed: 'Скорость ходов',
  sound: 'Звуки',
  soundNote: 'Короткие звуки шага, постройки и конца партии.',
  playTitle: 'Игра',
  confirm: 'Подтверждать ход',
  confirms: { never: 'Никогда', turn: 'В конце каждого хода' },
  confirmNotes: {
    never: 'Ход заканчивается последним действием.',
    turn: 'Ход засчитывается, только когда вы его подтвердите: до этого его можно вернуть.',
  },
  seconds: ({ time }) => `${time}\u00a0с`,
  thinking: 'Время на раздумье уровня 8',
  thinkingNote: 'На каждый ход в полную силу и на подсказку. Остальные уровни отвечают сразу.',
  notation: 'Нотация в журнале',
  notationNote: 'Ходы записаны и словами, и в нотации.',
  dataTitle: 'Ваши данные',
  data: ({ count }) =>
    count === 0
      ? 'На этом устройстве нет сохранённых партий.'
      : `Сохранено на этом устройстве: ${counted(count, 'партия', 'партии', 'партий')}.`,
  dataNote: 'Партии и настройки остаются в этом браузере. Ничего никуда не отправляется.',
  deleteAll: 'Удалить все партии',
  deleteTitle: 'Удалить все партии?',
  deleteText: ({ count }) =>
    count === 1
      ? 'Единственная партия будет удалена с этого устройства. Вернуть её будет нельзя.'
      : `Все партии (${count}) будут удалены с этого устройства. Вернуть их будет нельзя.`,
  deleted: 'Все партии удалены.',
  aboutTitle: 'О проекте',
  about:
    'Oia — неофициальный фанатский проект, сделанный из любви к игре и не связанный ни с её автором, ни с издателем. Если игра вам понравилась, купите коробку.',
  version: ({ version }) => `Версия ${version}`,
  licence: 'Свободная программа под лицензией MIT.',
};

/** The question that is asked once. */
export const sounds: TranslatedUi['sounds'] = {
  question: 'Включить звуки камня и колокола?',
  yes: 'Да',
  no: 'Нет',
};
