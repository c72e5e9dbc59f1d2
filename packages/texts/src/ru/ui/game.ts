import type { TranslatedUi } from '../../translation.ts';
import { powers } from '../names.ts';

/** The page of a running game. */
export const game: TranslatedUi['game'] = {
  title: ({ players }) => `Партия: ${players}`,
  board: 'Поле',
  chooseHere: 'Что здесь сделать?',
  unreadable: 'Не удалось открыть партию',
  gone: 'На этом устройстве такой партии нет. Возможно, её удалили или играли в другом браузере.',
  newer: 'Партия сохранена более новой версией Oia. Перезагрузите страницу, чтобы обновить Oia, и откройте её снова.',
  damaged: 'Сохранённую партию больше не удаётся прочитать.',
  toGames: 'К вашим партиям',

  named: ({ name, text }) => `${name}: ${text}`,
  yourTurn: 'Ваш ход.',
  turnOf: ({ player }) => `${player}, ваш ход.`,
  inHand: ({ does, sex }) => {
    const who = sex === 'female' ? 'она' : 'он';
    if (does === 'act') return `Теперь выберите, что ${who} сделает.`;
    return `Теперь выберите, ${does === 'move' ? `куда ${who} пойдёт` : `где ${who} построит`}.`;
  },
  thinking: ({ player }) => `${player} думает…`,
  seekingHint: 'Ищем хороший ход…',
  paused: ({ player }) => `Пауза. Дальше ходит ${player}.`,
  confirmPrompt: 'Подтвердите ход или вернитесь назад.',
  confirmSecret: ({ step }) =>
    `${step} Это может задеть тайну, и вернуть действие будет нельзя: подтвердите его или вернитесь назад.`,
  youAnswer: 'Вы отвечаете в чужой ход.',
  answerNow: ({ player }) => `${player} отвечает в чужой ход.`,

  actions: 'Что можно сделать',
  confirm: 'Подтвердить',
  takeBackProposal: 'Назад',
  undo: 'Отменить',
  restartTurn: 'Ход заново',
  hint: 'Подсказка',
  takeBack: 'Вернуть ход',
  noTakeBack: 'Нет вашего хода, который можно было бы вернуть.',
  noHint: 'Подсказку получает только тот, кому сейчас действовать.',
  stop: 'Прервать',
  sound: 'Звук',
  pause: 'Пауза',
  goOn: 'Продолжить',

  typed: 'Ввести действие или ход',

  players: 'Игроки',
  toMove: 'ходит',
  asked: 'отвечает',
  noPower: 'Без силы',
  fleece: 'Золотое руно',
  fleeceHeld: ({ players }) => `владелец на этот ход: ${players}`,
  fleeceBefore: 'Баран даёт эту силу начиная с первого хода',
  fleeceAsleep: 'спит: никто не начал этот ход рядом с Бараном',
  rulings: ({ power }) => `Разъяснения: ${powers[power].name}`,
  becomes: ({ power }) => `сейчас — ${powers[power].name}`,
  playsWith: ({ player }) => `напарник: ${player}`,
  workersRemoved: ({ count }) => `убрано рабочих: ${count}`,

  log: 'Журнал',
  logEmpty: 'Ещё ничего не сыграно.',
  setup: 'Расстановка',
  turn: ({ number, player }) => `${number}. ${player}`,
  lookingBack: ({ step, of }) => `Прошлая позиция: действие ${step} из ${of}.`,
  toNow: 'К партии',
  lookBack: 'Просмотр ходов',
  toStart: 'В начало',
  stepBack: 'Предыдущее действие',
  stepOn: 'Следующее действие',
  toEnd: 'К партии',

  more: 'Ещё',
  boardGroup: 'Поле',
  gameGroup: 'Партия',
  flip: 'Перевернуть поле',
  rotate: 'Повернуть поле',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  resetView: 'Обычный вид',
  fullscreen: 'Во весь экран',
  show2d: 'Показать в 2D',
  show3d: 'Показать в 3D',
  share: 'Поделиться или сохранить',
  help: 'Клавиши и справка',

  offerDraw: 'Предложить ничью',
  drawOffered: 'Предложена ничья',
  drawQuestion: ({ by, player }) => `${by} предлагает ничью. ${player}, вы согласны?`,
  drawAccept: 'Принять ничью',
  drawDecline: 'Играть дальше',
  drawDeclined: 'Ничья отклонена: партия продолжается.',
  resign: 'Сдаться',

  seats: 'Кто-то ушёл или вернулся',
  hasLeft: ({ player }) => `${player}: больше не играет`,
  standsIn: 'играет компьютер',

  handOverTo: ({ player }) => `Передайте устройство: ${player}`,
  handOverWhy: 'В этой партии есть тайны. Пока устройство не в нужных руках, ничего не видно.',
  iAm: ({ player }) => `Я — ${player}`,

  analyse: 'Анализ',

  engineLost: 'Компьютер не смог ответить.',
  retry: 'Ещё раз',
  elsewhere: 'Партия продолжается в другой вкладке.',
  overtaken: 'Партия продолжилась в другой вкладке: здесь ничего не сыграно.',
  continueHere: 'Продолжить здесь',

  nothingPossible: 'Сейчас от вас ничего не требуется.',
};
