import type { Catalogue } from '../../catalogue.ts';
import { counted, name } from '../grammar.ts';

const workers = (count: number): string => counted(count, 'un lavoratore', 'lavoratori');

// No article before the number: it would be «i 7» but «gli 8».
const lately = (count: number): string => counted(count, 'il potere sorteggiato', 'poteri sorteggiati');

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer: Catalogue['ui']['randomizer'] = {
  title: 'Sorteggio',
  intro: 'Sorteggia i poteri per il tavolo di casa o per una partita qui, senza abbinamenti sconsigliati.',
  wishTitle: 'Da sorteggiare',
  kind: 'Che cosa?',
  kinds: { matchup: 'Abbinamenti', choice: 'Una rosa per il draft' },
  choiceNote: 'Da queste carte lo Sfidante propone un potere per ogni giocatore; gli altri scelgono per primi.',
  choiceFleeceNote:
    "Di queste carte lo Sfidante ne propone due per il posto accanto al Montone; l'altro giocatore ne sceglie una.",
  howMany: 'Quanti sorteggi alla volta?',
  heroes: 'Eroi ammessi',
  fleece: "Per il Vello d'Oro",
  fresh: 'Niente ripetizioni',
  freshNote: ({ count }) =>
    count === 0
      ? 'Esclude i poteri sorteggiati di recente su questo dispositivo. Finora non ce ne sono.'
      : `Esclude ${lately(count)} di recente su questo dispositivo, finché ne restano abbastanza altri.`,
  forget: 'Dimentica i sorteggi fatti',
  deal: 'Sorteggia',
  dealAgain: 'Sorteggia di nuovo',
  badLink: 'Questo link non descrive un sorteggio. Scegli quello che vuoi, poi sorteggia.',
  dealtTitle: 'Il sorteggio',
  matchup: ({ number }) => `Abbinamento ${number}`,
  choice: ({ number }) => `Rosa ${number}`,
  team: ({ number }) => `Squadra ${number}`,
  besideRam: 'Accanto al Montone',
  challenger: ({ player }) => `Sfidante: ${player}`,
  clockwise: 'Ci si siede in senso orario, a partire da A.',
  startPlayer: 'Primo giocatore',
  setup: 'Prima del primo turno',
  place: ({ player, count }) => `${player}: piazza ${workers(count)}.`,
  placeHidden: ({ player, count }) => `${player}: piazza ${workers(count)} in segreto.`,
  ram: ({ player }) => `${player}: piazza il Montone su uno spazio libero.`,
  orient: ({ player, power }) => `${player}: scegli una direzione (${name(power)}).`,
  fate: ({ player, power }) => `${player}: scegli in segreto un quadrato di 2 spazi per 2 (${name(power)}).`,
  abyss: ({ player, power }) => `${player}: scegli in segreto uno spazio senza lavoratori (${name(power)}).`,
  draw: ({ power }) => `${name(power)}: mescola i poteri semplici rimasti e scopri la prima carta.`,
  first: ({ player }) => `${player} gioca il primo turno.`,
  handicap: "Un eroe contro una divinità: un handicap per chi gioca meglio, che prende l'eroe.",
  play: 'Gioca qui',
  playOf: ({ number }) => `Gioca qui: numero ${number}`,
  print: 'Stampa le carte',
  share: 'Condividi il sorteggio',
  copied: 'Link copiato. Chi lo apre vede lo stesso sorteggio.',
  linkToCopy: 'Copia questo link: chi lo apre vede lo stesso sorteggio.',
};
