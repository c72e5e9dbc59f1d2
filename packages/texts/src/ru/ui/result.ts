import type { Catalogue } from '../../catalogue.ts';

/** The end of a game. */
export const result: Catalogue['ui']['result'] = {
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
