import type { Catalogue } from '../../catalogue.ts';

/** Hints, stage by stage. */
export const hints: Catalogue['ui']['hints'] = {
  worker: ({ square }) => `Присмотритесь к рабочему на ${square}.`,
  moreTurn: 'Спросите ещё раз, чтобы увидеть ход.',
  turn: ({ turn }) => `Компьютер сыграл бы так: ${turn}`,
  moreWhy: 'Спросите ещё раз, чтобы узнать почему.',
  wins: 'Этот ход выигрывает партию.',
  stops: ({ squares }) => `Этот ход не даёт сопернику победить на ${squares}.`,
  stopsWin: 'Этот ход не даёт следующему игроку победить.',
  threatens: ({ squares }) => `Он грозит победой на ${squares} следующим ходом.`,
  threatensWin: 'Он грозит победой следующим ходом.',
  climbs: ({ level }) => `Он поднимает рабочего на уровень ${level}.`,
  unclear: 'Пока ничего не решено: просмотрев варианты, компьютер выбирает этот ход.',
};
