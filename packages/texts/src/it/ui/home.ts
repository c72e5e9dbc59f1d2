import type { TranslatedUi } from '../../translation.ts';
import { name, the } from '../grammar.ts';

/** The start page. */
export const home: TranslatedUi['home'] = {
  title: 'Costruisci, sali e invoca gli dei.',
  lead: ({ count }) => `Santorini con tutti i ${count} poteri: gratis, senza account, anche offline.`,
  art: 'Case bianche con cupole blu sopra il mare',
  computerTitle: 'Contro il computer',
  friendsTitle: 'In compagnia, su questo dispositivo',
  watchTitle: 'Computer contro computer',
  play: 'Gioca',
  learn: 'Impara in due minuti',
  watch: 'Guarda',
  playFriends: 'Gioca in compagnia su questo dispositivo',
  watchComputers: 'Guarda computer contro computer',
  friendsNote: 'Si gioca a turno sullo stesso schermo. I segreti restano segreti: ci si passa il dispositivo.',
  watchNote: 'Tu guardi e basta, alla velocità che preferisci.',
  strength: 'Forza del computer',
  allTitle: 'Una partita su misura',
  allNote:
    "Da due a quattro giocatori, poteri scelti, in draft o a caso, il Vello d'Oro, gli eroi, le regole della casa.",
  newGame: 'Nuova partita',
  analysisTitle: 'Analisi',
  analysisNote: 'I turni migliori di qualsiasi posizione e la revisione delle tue partite.',
  powersTitle: 'Scopri i poteri',
  powersNote: ({ count }) =>
    `Tutti e ${count} con i loro testi, e un sorteggio per chi gioca sul tavolo con i pezzi veri.`,
  summary: ({ players, powers }) => `${players} · ${powers}`,
  against: ({ names }) => names.join(' contro '),
  without: 'senza poteri',
  chosen: ({ powers }) => powers.map(name).join(' – '),
  drafted: 'poteri in draft',
  dealt: 'poteri a caso',
  fleeceWith: ({ power }) => `Vello d'Oro con ${the(power)}`,
  fleeceWithHeroes: ({ power, heroes }) => `Vello d'Oro con ${the(power)}, eroi: ${heroes.map(name).join(' e ')}`,
  fleeceDrafted: "Vello d'Oro in draft",
  fleeceDealt: "Vello d'Oro con un potere a caso",
  fleeceHeroesDrafted: "Vello d'Oro con eroi in draft",
  fleeceHeroesDealt: "Vello d'Oro con un potere e con eroi a caso",
  gamesTitle: 'Le tue partite',
  gamesNone: 'Le partite che inizi compaiono qui e si possono continuare in qualsiasi momento.',
};
