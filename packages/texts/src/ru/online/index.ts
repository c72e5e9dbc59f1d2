import type { TranslatedOnline, Translations } from '../../translation.ts';
import { account } from './account.ts';
import { archive, players } from './archive.ts';
import { entry } from './entry.ts';
import { hub } from './hub.ts';

/** What to do about a request that the server refused, by its code. */
export const faults: TranslatedOnline['faults'] = {
  badRequest: 'Сервер не понял запрос. Перезагрузите страницу: возможно, вышла новая версия.',
  notAllowed: 'С этой страницы сервер такого не принимает.',
  signInNeeded: 'Сначала войдите.',
  accountNeeded: 'Для этого нужна учётная запись: создать её — дело минуты.',
  noSuchThing: 'Здесь ничего нет (или уже нет).',
  nameTaken: 'Это имя уже занято: выберите другое.',
  badName: 'Такое имя не подойдёт: можно использовать буквы, цифры, пробелы, точки, дефисы и подчёркивания.',
  mixedName: 'Напишите это имя буквами одного алфавита: некоторые его буквы похожи на буквы другого.',
  reservedName: 'Это имя занято сервером: выберите другое.',
  busy: 'Сервер сейчас занят: попробуйте через минуту.',
  wrongName: 'Имя не совпадает.',
  passwordShort: 'Пароль слишком короткий: нужно не меньше восьми знаков.',
  wrongCredentials: 'Неверное имя или пароль.',
  wrongPassword: 'Нынешний пароль введён неверно.',
  badPasskey: 'Ключ доступа не принят. Попробуйте ещё раз или войдите по паролю.',
  passkeyStopped: 'Ключ доступа не использован: действие отменено или заняло слишком много времени.',
  lastWayIn: 'Это последний способ войти: сначала задайте пароль или добавьте другой ключ доступа.',
  tooManyPasskeys: 'Ключей доступа уже слишком много: сначала удалите один.',
  tooFast: 'Слишком часто за короткое время: подождите немного.',
  badTerms: 'Так сыграть нельзя: измените силы или места.',
  seatTaken: 'Кто-то успел раньше: все места заняты.',
  started: 'Кто-то успел раньше: партия уже идёт.',
  noRoom: 'Этого стола больше нет.',
  broken: 'Сервер не может открыть этот стол. Владелец сервера увидит причину.',
  notSaved: 'Сервер не смог это сохранить. Ничего не изменилось: попробуйте ещё раз.',
  tryAgain: 'Неизвестно, сохранилось ли это: попробуйте ещё раз.',
  internal: 'На сервере что-то пошло не так: попробуйте позже.',
  offline: 'Сервер не отвечает: проверьте сеть и попробуйте ещё раз.',
  again: 'Ещё раз',
};

/** What is said only where there is a server. */
export const online: Translations['online'] = { account, archive, entry, faults, hub, players };
