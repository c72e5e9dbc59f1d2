import type {
  CardNoteParams,
  ConsequenceParams,
  ErrorDetails,
  ExplanationParams,
  OutcomeParams,
  PromptParams,
  ReasonParams,
  SquareParams,
  StepParams,
} from './params.ts';

/** The keys of the parameter types once more, for those who must list them at run time; a test holds both together. */
export const REASON_CODES = [
  'gameOver',
  'notYourTurn',
  'noWorker',
  'notYourWorker',
  'occupied',
  'domed',
  'ram',
  'closed',
  'tooFar',
  'tooHigh',
  'sameSquare',
  'wrongWorker',
  'moveFirst',
  'moved',
  'built',
  'barred',
  'asleep',
  'needsPower',
  'duty',
  'deadEnd',
  'notOffered',
  'placing',
  'eliminated',
  'unknownStep',
  'pending',
  'chance',
  'spent',
  'noTarget',
] as const satisfies readonly (keyof ReasonParams)[];
export type ReasonCode = (typeof REASON_CODES)[number];

export const STEP_KINDS = [
  'place',
  'move',
  'build',
  'ferry',
  'remove',
  'lower',
  'kill',
  'drag',
  'send',
  'trade',
  'token',
  'orient',
  'mark',
  'summon',
  'fate',
  'abyss',
  'ram',
  'draw',
  'end',
  'pass',
  'hidden',
  'offer',
  'pick',
  'start',
  'resign',
  'timeout',
  'agree',
  'abandon',
] as const satisfies readonly (keyof StepParams)[];
export type StepKind = (typeof STEP_KINDS)[number];

export const PROMPT_KINDS = [
  'offer',
  'pick',
  'start',
  'place',
  'ram',
  'orient',
  'fate',
  'abyss',
  'move',
  'moveOrAct',
  'moveNext',
  'moveAgainOrBuild',
  'build',
  'buildOrFinish',
  'buildAgain',
  'buildAgainOrFinish',
  'act',
  'actOrFinish',
  'finish',
  'extraTurn',
  'answer',
  'waiting',
  'chance',
  'over',
] as const satisfies readonly (keyof PromptParams)[];
export type PromptKind = (typeof PROMPT_KINDS)[number];

export const OUTCOME_CODES = [
  'climbed',
  'drop',
  'meeting',
  'towers',
  'condition',
  'stuck',
  'noWorkers',
  'abyss',
  'fate',
  'lastStanding',
  'resigned',
  'time',
  'agreed',
  'repetition',
  'abandoned',
] as const satisfies readonly (keyof OutcomeParams)[];
export type OutcomeCode = (typeof OUTCOME_CODES)[number];

export const CONSEQUENCE_CODES = [
  'cut',
  'moved',
  'swept',
  'slid',
  'removed',
  'petrified',
  'grew',
  'tokenPut',
  'tokenGone',
  'taken',
  'returned',
  'lent',
  'reshuffled',
  'spent',
  'unmarked',
  'extraTurn',
  'out',
  'revealed',
  'abyssShown',
  'fateShown',
] as const satisfies readonly (keyof ConsequenceParams)[];
export type ConsequenceCode = (typeof CONSEQUENCE_CODES)[number];

export const CARD_NOTES = [
  'unused',
  'used',
  'wind',
  'song',
  'face',
  'deck',
  'discards',
  'whirlpools',
  'left',
  'coins',
  'talus',
  'reserve',
  'saved',
  'fate',
  'abyss',
  'marked',
  'hidden',
  'climbed',
  'out',
  'held',
  'unheld',
] as const satisfies readonly (keyof CardNoteParams)[];
export type CardNoteId = (typeof CARD_NOTES)[number];

export const EXPLANATION_CODES = [
  'usable',
  'possible',
  'ambiguous',
  'spelled',
] as const satisfies readonly (keyof ExplanationParams)[];
export type ExplanationCode = (typeof EXPLANATION_CODES)[number];

export const SQUARE_PARTS = [
  'ground',
  'level',
  'dome',
  'yours',
  'theirs',
  'marked',
  'source',
  'selected',
] as const satisfies readonly (keyof SquareParams)[];
export type SquarePart = (typeof SQUARE_PARTS)[number];

/** Why nothing more can be taken back. */
export const STANDING_CODES = ['nothing', 'drawn', 'ended', 'secret', 'answered'] as const;
export type StandingCode = (typeof STANDING_CODES)[number];

/** Steps that are made by choosing a space, or two. */
export const TARGET_KINDS = [
  'place',
  'move',
  'build',
  'ferry',
  'remove',
  'lower',
  'kill',
  'drag',
  'send',
  'trade',
  'token',
  'mark',
  'summon',
  'fate',
  'abyss',
  'ram',
] as const satisfies readonly StepKind[];
export type TargetKind = (typeof TARGET_KINDS)[number];

/** What parsers, set-up and the command line can complain about. */
export const ERROR_CODES = [
  'badHeights',
  'badSide',
  'unknownPower',
  'badSquare',
  'duplicateSquare',
  'workerOnDome',
  'tooManyWorkers',
  'badState',
  'badCount',
  'bannedPair',
  'refusedPair',
  'notForPlayers',
  'notForFleece',
  'samePower',
  'badStart',
  'badStep',
  'illegalStep',
  'ambiguousStep',
  'badTag',
  'newerVersion',
  'unfinishedComment',
  'wrongResult',
  'notExpressible',
  'unknownOption',
  'badNumber',
  'fileNotFound',
  'empty',
  'trailing',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
export type ErrorParams = Readonly<Record<ErrorCode, ErrorDetails>>;
