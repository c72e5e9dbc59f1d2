import { FAULT_CODES } from '@oia/rules';
import {
  type CardNoteParams,
  type ConsequenceParams,
  type ErrorParams,
  type ExplanationParams,
  en,
  type OutcomeParams,
  type PromptParams,
  type ReasonParams,
  type SquareParams,
  type StepParams,
} from '../src/index.ts';

/** One example of parameters for every sentence; a sentence without an example does not compile. */
const square = 'c4';
const player = 'Anna';
const winner = 'Anna';
const loser = 'Ben';

export const reasonSamples: ReasonParams = {
  gameOver: {},
  notYourTurn: { player },
  noWorker: { square },
  notYourWorker: { square },
  occupied: { square },
  domed: { square },
  ram: { square },
  closed: { square, power: 'europa' },
  tooFar: { square },
  tooHigh: { square, from: 0, to: 2 },
  sameSquare: { square },
  wrongWorker: { square },
  moveFirst: {},
  moved: {},
  built: {},
  nameCard: {},
  barred: { square, power: 'athena' },
  asleep: { square, power: 'hypnus' },
  needsPower: { square, power: 'artemis' },
  duty: { power: 'persephone' },
  deadEnd: { square },
  notOffered: { square },
  placing: { square },
  eliminated: { player },
  unknownStep: {},
  pending: { player },
  chance: {},
  spent: { power: 'jason' },
  noTarget: { power: 'ares' },
};

export const stepSamples: StepParams = {
  place: { at: square },
  move: { from: 'b3', to: square, power: 'artemis' },
  build: { by: square, at: 'd4', piece: 'dome', power: 'atlas' },
  ferry: { by: 'c3', from: 'c2', to: square },
  remove: { at: square },
  lower: { at: square },
  kill: { at: square },
  drag: { from: 'b3', to: square },
  send: { from: square, to: 'e5' },
  trade: { from: 'a1', to: square },
  token: { at: square, power: 'charybdis' },
  orient: { power: 'aeolus', direction: 'ne' },
  mark: { at: square },
  summon: { at: square, power: 'gaea' },
  fate: { at: 'c3 d3 c4 d4' },
  abyss: { at: square },
  ram: { at: square },
  draw: { power: 'pan' },
  end: {},
  pass: {},
  hidden: {},
  offer: { power: 'pan' },
  pick: { power: 'pan' },
  start: { player },
  resign: { player },
  timeout: { player },
  agree: {},
  abandon: {},
  useRam: { power: 'pan' },
  useHero: { power: 'jason' },
};

export const promptSamples: PromptParams = {
  offer: { left: 2 },
  pick: {},
  start: {},
  place: { nth: 1, of: 2, power: 'eros' },
  ram: {},
  orient: { power: 'siren' },
  fate: {},
  abyss: {},
  move: {},
  moveOrAct: { power: 'charon' },
  moveNext: { power: 'terpsichore' },
  moveAgainOrBuild: { power: 'artemis' },
  build: { power: 'graeae' },
  buildOrFinish: { power: 'morpheus' },
  buildAgain: { power: 'terpsichore' },
  buildAgainOrFinish: { power: 'demeter' },
  act: { power: 'dionysus' },
  actOrFinish: { power: 'ares' },
  nameCard: { ram: 'pan', hero: 'jason' },
  finish: {},
  extraTurn: { power: 'dionysus' },
  answer: { power: 'gaea' },
  waiting: { player },
  chance: {},
  over: {},
};

export const outcomeSamples: OutcomeParams = {
  climbed: { winner },
  condition: { winner, power: 'zeus' },
  stuck: { loser, winner },
  noWorkers: { loser },
  abyss: { loser },
  fate: { winner, loser },
  lastStanding: { winner },
  resigned: { loser },
  time: { loser },
  agreed: {},
  repetition: {},
  abandoned: {},
};

const fromTo = { player, from: 'b3', to: square };
const power = 'pan';

export const consequenceSamples: ConsequenceParams = {
  cut: { square },
  moved: fromTo,
  swept: fromTo,
  slid: fromTo,
  removed: { player, square },
  petrified: { player, square },
  grew: { square, level: 2 },
  tokenPut: { token: 'coins', square },
  tokenGone: { token: 'whirlpools', square },
  taken: { player, power },
  returned: { player, power },
  lent: { player, power },
  reshuffled: { power },
  spent: { power },
  unmarked: {},
  extraTurn: { player, power },
  out: { player },
  revealed: { player, squares: square },
  abyssShown: { squares: square },
  fateShown: { squares: 'c3 d3 c4 d4' },
};

const cardNotes: Partial<CardNoteParams> = {
  unused: {},
  used: {},
  wind: { direction: 'ne' },
  song: { direction: 'nw' },
  face: { power },
  deck: { powers: [power, 'atlas'] },
  discards: { powers: [] },
  whirlpools: { squares: square },
  left: { count: 2 },
  coins: { squares: square },
  talus: { squares: square },
  reserve: { count: 1 },
  saved: { count: 0 },
  fate: { squares: 'c3 d3 c4 d4' },
  abyss: {},
  marked: { squares: square },
  hidden: {},
  climbed: {},
  out: {},
  held: { players: player },
  unheld: {},
};

/** All that a field may tell; inherited, so that no sentence is asked to say all of it. */
const anyField: object = Object.create({ count: 2, direction: 'ne', power, powers: [power], squares: square });

/** A field that was added has words that are tried with what any field may tell. */
export const cardNoteSamples: Readonly<Record<string, object>> = {
  ...Object.fromEntries(Object.keys(en.cardNotes).map((code) => [code, anyField])),
  ...cardNotes,
};

export const explanationSamples: ExplanationParams = {
  usable: { square, steps: 'b3-c4 c4-d4' },
  possible: { step: square },
  ambiguous: { step: square, steps: 'b3-c4 d3-c4' },
  spelled: { step: square },
};

export const squareSamples: SquareParams = {
  ground: {},
  level: { level: 2 },
  dome: {},
  yours: { sex: 'female' },
  theirs: { player, sex: 'male' },
  marked: {},
  unseen: {},
  source: {},
  selected: {},
};

export const errorSamples = Object.fromEntries(
  FAULT_CODES.map((code) => [code, { at: 'c9', expected: 'a1-e5' }]),
) as ErrorParams;
