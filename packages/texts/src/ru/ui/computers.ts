import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['ui']['computers'] = {
  computerAt: ({ letter }) => `Компьютер ${letter}`,
  levels: { novice: 'новичок', easy: 'лёгкий', medium: 'средний', hard: 'сложный' },
  levelNames: { novice: 'Новичок', easy: 'Лёгкий', medium: 'Средний', hard: 'Сложный' },
  levelNotes: {
    novice: 'Ещё учится: ошибается, как всякий новичок. Обыграть его может и десятилетний.',
    easy: 'Видит очевидное, но часто забывает подумать, чем вы ответите.',
    medium: 'Играет внимательно и наказывает за ошибки.',
    hard: 'Играет так хорошо, как только может.',
  },
  speed: 'Скорость',
  speeds: { 0.5: 'Медленная', 1: 'Обычная', 2: 'Быстрая', 4: 'Очень быстрая' },
};
