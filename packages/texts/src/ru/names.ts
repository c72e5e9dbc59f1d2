import type { Catalogue } from '../catalogue.ts';
import { completeNames, type TranslatedNames } from '../translation.ts';

export const pieces: Catalogue['pieces'] = { block: 'этаж', dome: 'купол' };

export const directions: Catalogue['directions'] = {
  n: 'север',
  ne: 'северо-восток',
  e: 'восток',
  se: 'юго-восток',
  s: 'юг',
  sw: 'юго-запад',
  w: 'запад',
  nw: 'северо-запад',
};

/** Анна и Борис; Анна, Борис и Вера. */
export const together: Catalogue['together'] = (names) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' и ');

export const translatedNames: TranslatedNames = {
  apollo: { name: 'Аполлон' },
  artemis: { name: 'Артемида' },
  athena: { name: 'Афина' },
  atlas: { name: 'Атлант' },
  demeter: { name: 'Деметра' },
  hephaestus: { name: 'Гефест' },
  hermes: { name: 'Гермес' },
  minotaur: { name: 'Минотавр' },
  pan: { name: 'Пан' },
  prometheus: { name: 'Прометей' },
  aphrodite: { name: 'Афродита' },
  ares: { name: 'Арес' },
  bia: { name: 'Бия' },
  chaos: { name: 'Хаос' },
  charon: { name: 'Харон' },
  chronus: { name: 'Хронос' },
  circe: { name: 'Цирцея' },
  dionysus: { name: 'Дионис' },
  eros: { name: 'Эрос' },
  hera: { name: 'Гера' },
  hestia: { name: 'Гестия' },
  hypnus: { name: 'Гипнос' },
  limus: { name: 'Лимос' },
  medusa: { name: 'Медуза' },
  morpheus: { name: 'Морфей' },
  persephone: { name: 'Персефона' },
  poseidon: { name: 'Посейдон' },
  selene: { name: 'Селена' },
  triton: { name: 'Тритон' },
  zeus: { name: 'Зевс' },
  aeolus: { name: 'Эол' },
  charybdis: { name: 'Харибда' },
  clio: { name: 'Клио' },
  europa: { name: 'Европа и Талос' },
  gaea: { name: 'Гея' },
  graeae: { name: 'Грайи' },
  hades: { name: 'Аид' },
  harpies: { name: 'Гарпии' },
  hecate: { name: 'Геката' },
  moerae: { name: 'Мойры' },
  nemesis: { name: 'Немезида' },
  siren: { name: 'Сирена' },
  tartarus: { name: 'Тартар' },
  terpsichore: { name: 'Терпсихора' },
  urania: { name: 'Урания' },
  achilles: { name: 'Ахиллес' },
  adonis: { name: 'Адонис' },
  atalanta: { name: 'Аталанта' },
  bellerophon: { name: 'Беллерофонт' },
  heracles: { name: 'Геракл' },
  jason: { name: 'Ясон' },
  medea: { name: 'Медея' },
  odysseus: { name: 'Одиссей' },
  polyphemus: { name: 'Полифем' },
  theseus: { name: 'Тесей' },
};

/** All of them, for sentences that name a power. */
export const powers = completeNames(translatedNames);
