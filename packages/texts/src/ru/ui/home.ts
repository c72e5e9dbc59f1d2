import type { TranslatedUi } from '../../translation.ts';
import { powers } from '../names.ts';

/** The start page. Names are not declined, so opponents are joined by a dash, as in sports. */
export const home: TranslatedUi['home'] = {
  title: 'Стройте, поднимайтесь, призывайте богов.',
  lead: ({ count }) => `Santorini со всеми силами (их ${count}): бесплатно, без регистрации и даже без сети.`,
  art: 'Белые дома с синими куполами над морем',
  computerTitle: 'Против компьютера',
  friendsTitle: 'С другом на этом устройстве',
  watchTitle: 'Компьютер против компьютера',
  play: 'Играть',
  learn: 'Научиться за две минуты',
  watch: 'Смотреть',
  playFriends: 'Играть с другом на этом устройстве',
  watchComputers: 'Смотреть, как компьютер играет против компьютера',
  friendsNote: 'Вы ходите по очереди за одним экраном. Тайны остаются тайнами: устройство переходит из рук в руки.',
  watchNote: 'Устройтесь поудобнее и смотрите — хоть быстро, хоть не спеша.',
  strength: 'Уровень компьютера',
  allTitle: 'Всё на ваш вкус',
  allNote:
    'От двух до четырёх игроков; силы по выбору, по драфту или случайные; Золотое руно, герои, домашние правила.',
  newGame: 'Новая партия',
  analysisTitle: 'Анализ',
  analysisNote: 'Лучшие ходы любой позиции и разбор ваших партий.',
  powersTitle: 'Познакомьтесь с силами',
  powersNote: ({ count }) => `Описания всех ${count} и жеребьёвка для игры за настоящим столом.`,
  summary: ({ players, powers }) => `${players} · ${powers}`,
  against: ({ names }) => names.join(' — '),
  without: 'базовая игра',
  chosen: ({ powers: ids }) => ids.map((id) => powers[id].name).join(' — '),
  drafted: 'силы по драфту',
  dealt: 'случайные силы',
  fleeceWith: ({ power }) => `Золотое руно: ${powers[power].name}`,
  fleeceWithHeroes: ({ power, heroes }) =>
    `Золотое руно: ${powers[power].name}; герои: ${heroes.map((id) => powers[id].name).join(' и ')}`,
  fleeceDrafted: 'Золотое руно по драфту',
  fleeceDealt: 'Золотое руно со случайной силой',
  fleeceHeroesDrafted: 'Золотое руно с героями по драфту',
  fleeceHeroesDealt: 'Золотое руно со случайными силой и героями',
  gamesTitle: 'Ваши партии',
  gamesNone: 'Здесь появятся начатые партии: их можно продолжить в любое время.',
};
