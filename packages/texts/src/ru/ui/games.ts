import type { Catalogue } from '../../catalogue.ts';
import { counted } from '../plural.ts';

/** The games of the device, on their own page and the newest on the start page. */
export const games: Catalogue['ui']['games'] = {
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
