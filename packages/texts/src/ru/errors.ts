import type { ErrorDetails } from '../params.ts';
import type { Translated } from '../translation.ts';

/** The sentence, followed by the place and by what would have been right, as far as they are known. */
const error =
  (sentence: string) =>
  ({ at, expected }: ErrorDetails): string => {
    const place = at === undefined ? '' : typeof at === 'number' ? `, символ ${at + 1}` : `: «${at}»`;
    return `${sentence}${place}${expected ? ` (ожидалось: ${expected})` : ''}.`;
  };

export const errors: Translated['errors'] = {
  badHeights: error('Не удалось прочитать высоты на поле'),
  badSide: error('Не удалось прочитать, чей ход'),
  unknownPower: error('Силы с таким названием нет'),
  badSquare: error('Такой клетки на поле нет'),
  duplicateSquare: error('Одна и та же клетка указана дважды'),
  workerOnDome: error('Рабочий не может стоять на куполе'),
  tooManyWorkers: error('Столько рабочих у одной стороны не бывает'),
  badState: error('Не удалось прочитать состояние силы'),
  badCount: error('С таким числом игроков играть нельзя'),
  bannedPair: error('Этим силам лучше не встречаться, если только вы не разрешили это намеренно'),
  refusedPair: error('Эти силы нельзя использовать в одной партии'),
  notForPlayers: error('Эта сила не рассчитана на такое число игроков'),
  notForFleece: error('Эта сила не подходит для Золотого руна'),
  heroMissing: error('С героями в Золотом руне герой нужен каждому из двух игроков'),
  samePower: error('У двух игроков не может быть одной и той же силы'),
  badStart: error('Этот игрок не может начинать'),
  noneAccepted: error('Среди этих сил нет расклада, отвечающего условию'),
  badStep: error('Не удалось прочитать это как действие'),
  illegalStep: error('Такое действие здесь невозможно'),
  ambiguousStep: error('Это можно понять по-разному'),
  newerVersion: error('Запись сделана более новой версией Oia — обновите Oia, чтобы её открыть'),
  badTag: error('Не удалось прочитать этот тег записи'),
  unfinishedComment: error('Комментарий открыт, но не закрыт'),
  wrongResult: error('Результат не соответствует партии'),
  notExpressible: error('В этой нотации такое не записать'),
  unknownOption: error('Такого параметра нет'),
  badNumber: error('Это число не подходит'),
  fileNotFound: error('Не удалось открыть файл'),
  empty: error('Здесь нечего читать'),
  trailing: error('В конце осталось что-то лишнее'),
};

export const explanations: Translated['explanations'] = {
  usable: ({ square, steps }) => `На ${square} можно: ${steps}`,
  possible: ({ step }) => `${step} — это возможно.`,
  ambiguous: ({ step, steps }) => `«${step}» можно понять по-разному: ${steps}`,
  spelled: ({ step }) => `Это возможно, но пишется так: ${step}.`,
};
