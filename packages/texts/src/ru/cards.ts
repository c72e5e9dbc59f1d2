import type { PowerId } from '../ids.ts';
import type { Translation } from '../translation.ts';
import { directions } from './names.ts';
import { powers } from './power-names.ts';

const names = (ids: readonly PowerId[]): string => ids.map((id) => powers[id].name).join(', ') || 'ничего';

/** Squares, or nothing where they are not shown. */
const place = (squares: string | undefined): string => squares ?? 'тайна';

export const cardNotes: Translation['cardNotes'] = {
  unused: 'ещё не использована',
  used: 'использована',
  wind: ({ direction }) => `ветер дует на ${directions[direction]}`,
  song: ({ direction }) => `песня зовёт на ${directions[direction]}`,
  face: ({ power }) => `открыта: ${powers[power].name}`,
  deck: ({ powers: ids }) => `ещё в колоде: ${names(ids)}`,
  discards: ({ powers: ids }) => `в сбросе: ${names(ids)}`,
  whirlpools: ({ squares }) => `водовороты: ${squares}`,
  left: ({ count }) => `осталось монет: ${count}`,
  coins: ({ squares }) => `монеты: ${squares}`,
  talus: ({ squares }) => `Талос: ${squares}`,
  reserve: ({ count }) => `запасных рабочих: ${count}`,
  saved: ({ count }) => `отложено деталей: ${count}`,
  fate: ({ squares }) => `клетки судьбы: ${place(squares)}`,
  abyss: ({ squares }) => `Бездна: ${place(squares)}`,
  marked: ({ squares }) => `отмечен рабочий: ${squares}`,
  hidden: 'рабочие скрыты',
  climbed: 'подъём в последний ход',
  out: 'вне игры',
  held: ({ players }) => `кто сейчас владеет: ${players}`,
  unheld: 'сейчас никто не владеет',
};
