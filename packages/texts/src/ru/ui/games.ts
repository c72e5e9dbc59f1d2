import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** The games of the device, on their own page and the newest on the start page. */
export const games: TranslatedUi['games'] = {
  intro: 'Партии на этом устройстве. Они никуда не уходят, пока вы сами ими не поделитесь.',
  running: 'Идут сейчас',
  finished: 'Завершённые',
  none: 'Здесь появятся начатые партии: начните первую.',
  turns: ({ count }) => counted(count, 'ход', 'хода', 'ходов'),
  drafting: 'идёт драфт',
  over: 'окончена',
  resultWon: ({ turn }) => `Победа, ход ${turn}`,
  resultLost: ({ turn }) => `Поражение, ход ${turn}`,
  resultOf: ({ player, turn }) => `Победа: ${player}, ход ${turn}`,
  resultDrawn: ({ turn }) => `Ничья, ход ${turn}`,
  yourTurn: 'Ваш ход',
  turnOf: ({ player }) => `Ходит: ${player}`,
  resume: 'Продолжить',
  look: 'Пересмотреть',
  resumeLabel: ({ players }) => `Продолжить партию: ${players}`,
  lookLabel: ({ players }) => `Пересмотреть партию: ${players}`,
  forget: 'Удалить',
  forgetLabel: ({ players }) => `Удалить партию: ${players}`,
  forgotten: 'Партия удалена.',
  bringBack: 'Вернуть',
  bringBackLabel: ({ players }) => `Вернуть партию: ${players}`,
  showAll: ({ count }) => `Показать все партии (${count})`,
};

/** The end of a game. */
export const result: TranslatedUi['result'] = {
  youWon: ({ turn }) => `Вы победили, ход ${turn}`,
  won: ({ player, turn }) => `Победа: ${player}, ход ${turn}`,
  draw: 'Ничья',
  noResult: 'Без результата',
  whyWon: {
    climbed: 'Ваш рабочий стоит на уровне 3.',
    stuck: 'Соперник не мог завершить ход.',
    noWorkers: 'У соперника не осталось рабочих.',
    resigned: 'Соперник сдался.',
  },
  whyLost: {
    climbed: 'Соперник поднялся на уровень 3.',
    stuck: 'Вы не могли завершить ход.',
    noWorkers: 'У вас не осталось рабочих.',
    resigned: 'Вы сдались.',
  },
  rematch: 'Реванш',
  turningPoint: 'Где случился перелом?',
  share: 'Поделиться',
  replay: 'Пересмотреть',
  gentler: 'Два поражения подряд бывают у всех. Может, соперника послабее?',
  stronger: 'Три победы подряд! Готовы к сопернику посильнее?',
  playLevel: ({ level, name }) => `Сыграть: ${name} (уровень ${level})`,
};

/** The match-up before a game. */
export const reveal: TranslatedUi['reveal'] = {
  title: 'Кто против кого',
  begin: 'Играть',
};

/** Sharing: links, files, texts. */
export const sharing: TranslatedUi['sharing'] = {
  title: 'Поделиться или сохранить',
  onlyView:
    'В партии есть тайны, и она ещё идёт, поэтому здесь только то, что можно знать вам. Когда она закончится, можно будет поделиться всем.',
  onlyViewWatching:
    'В партии есть тайны, и она ещё идёт, поэтому здесь только то, что можно знать каждому. Когда она закончится, можно будет поделиться всем.',
  link: 'Ссылка на партию',
  linkHelp: 'В ссылке вся партия целиком. Больше нигде ничего не хранится.',
  linkTooLong: 'Партия слишком длинная для ссылки: отправьте её файлом.',
  makingLink: 'Готовим ссылку…',
  copyLink: 'Копировать ссылку',
  send: 'Отправить…',
  sendTitle: ({ players }) => `Партия в Oia: ${players}`,
  file: 'Файл',
  download: 'Сохранить в файл',
  picture: 'Картинка',
  pictureOf: ({ players }) => `Поле в партии: ${players}`,
  copyPicture: 'Копировать картинку',
  savePicture: 'Сохранить картинку',
  saveDrawing: 'Сохранить как SVG',
  pictureCopied: 'Картинка скопирована: вставьте её куда угодно.',
  pictureNotCopied: 'Этот браузер не даёт копировать картинки: лучше сохраните её.',
  pictureFailed: 'Этот браузер не может создать картинку: сохраните её как SVG.',
  record: 'Текст партии',
  copyRecord: 'Копировать текст',
  position: 'Эта позиция',
  copyPosition: 'Копировать позицию',
  copied: 'Скопировано.',
  notCopied: 'Браузер не даёт скопировать: текст выделен, скопируйте его сами.',
  saved: ({ file }) => `Сохранено: ${file}.`,
};
