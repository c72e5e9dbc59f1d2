import {
  eventsFor,
  type GameEvent,
  KINDS,
  kindOf,
  type Match,
  type Moment,
  type Position,
  powersOf,
  type Step,
  type StepKind,
  shownStep,
  squareName,
  stepB,
  stepText,
  type Viewer,
  viewOf,
} from '@oia/rules';
import type { GameWords } from '@oia/texts';
import { stepMessage } from './messages.ts';
import { type NameOf, sideName, squareList, tokenNamed } from './names.ts';
import { type Consequence, describeConsequence, describeStep } from './sentences.ts';

/** For whom a moment is described: a viewer during the game, or any reader after its end, when nothing is secret. */
export type Listener = Viewer | 'afterwards';

/** A moment as a listener saw it. */
export interface SeenMoment {
  readonly step: Step;
  readonly before: Position;
  readonly events: readonly GameEvent[];
}

export function seenMoment(match: Match, moment: Moment, listener: Listener): SeenMoment {
  const { actor, step, before, events } = moment;
  // After the game nothing was ever secret, so nothing is revealed.
  if (listener === 'afterwards') return { step, before, events: events.filter((event) => !isReveal(event)) };
  return {
    step: shownStep(match, actor, step, listener),
    before: viewOf(match, before, listener),
    events: eventsFor(match, moment, listener),
  };
}

const isReveal = ({ kind }: GameEvent): boolean => kind === 'workersRevealed' || kind === 'secretRevealed';

/** The consequences of a step, in the order they happened, without the step itself. */
export function consequencesOf(
  words: GameWords,
  match: Match,
  moment: Moment,
  listener: Listener,
  nameOf: NameOf,
): Consequence[] {
  const seen = seenMoment(match, moment, listener);
  const names: Names = { words, nameOf, ownerOf: (side) => sideName(words, match, side, nameOf) };
  return seen.events.filter((event) => !isSaid(event, seen)).flatMap((event) => consequenceOf(event, names) ?? []);
}

interface Names {
  readonly words: GameWords;
  readonly nameOf: NameOf;
  /** The name of the side that owns a worker. */
  ownerOf(side: number): string;
}

type Kind = GameEvent['kind'];

/** Events that the sentence of a step already mentions. */
const SAID_BY_STEP: Readonly<Partial<Record<StepKind, readonly Kind[]>>> = {
  ferry: ['forced'],
  drag: ['forced'],
  send: ['forced'],
  trade: ['forced'],
  kill: ['killed'],
  token: ['tokenPut', 'tokenGone'],
};

function isSaid(event: GameEvent, { step, events }: SeenMoment): boolean {
  if (event.kind === 'built') return isOwnBuild(event.at, step) || isPetrifiedOn(event.at, events);
  return SAID_BY_STEP[kindNameOf(step)]?.includes(event.kind) ?? false;
}

const kindNameOf = (step: Step): StepKind => KINDS[kindOf(step)] ?? 'hidden';

const isOwnBuild = (at: number, step: Step): boolean => kindNameOf(step) === 'build' && stepB(step) === at;

/** The block is mentioned together with the worker that turned into it. */
const isPetrifiedOn = (at: number, events: readonly GameEvent[]): boolean =>
  events.some((event) => event.kind === 'petrified' && event.at === at);

/** undefined: not worth a sentence. */
function consequenceOf(event: GameEvent, names: Names): Consequence | undefined {
  const { nameOf, ownerOf } = names;
  switch (event.kind) {
    case 'swapped':
    case 'pushed':
    case 'forced':
      return { code: 'moved', player: ownerOf(event.side), ...fromTo(event) };
    case 'swept':
    case 'slid':
      return { code: event.kind, player: ownerOf(event.side), ...fromTo(event) };
    case 'killed':
      return { code: 'removed', player: ownerOf(event.side), square: squareName(event.at) };
    case 'petrified':
      return { code: 'petrified', player: ownerOf(event.side), square: squareName(event.at) };
    case 'built':
      return { code: 'grew', square: squareName(event.at), level: event.level };
    case 'unmarked':
      return { code: 'unmarked' };
    case 'turnEarned':
      return { code: 'extraTurn', player: nameOf(event.seat), power: event.power };
    case 'eliminated':
      return { code: 'out', player: nameOf(event.seat) };
    case 'workersRevealed':
      return { code: 'revealed', player: ownerOf(event.side), squares: squareList(event.squares) };
    default:
      return 'card' in event ? cardConsequence(event, names) : undefined;
  }
}

const fromTo = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from: squareName(from),
  to: squareName(to),
});

const HOLDER_CODES = { cardTaken: 'taken', cardReturned: 'returned', cardLent: 'lent' } as const;

const SECRET_CODES: Readonly<Record<string, 'abyssShown' | 'fateShown'>> = { abyss: 'abyssShown', fate: 'fateShown' };

function cardConsequence(event: Extract<GameEvent, { card: number }>, names: Names): Consequence | undefined {
  const { words, nameOf } = names;
  const { power } = event;
  switch (event.kind) {
    case 'tokenPut':
    case 'tokenGone': {
      const token = tokenNamed(words, event.token);
      return token && { code: event.kind, token, square: squareName(event.at) };
    }
    case 'powerUsed':
      return { code: 'spent', power };
    case 'reshuffled':
      return { code: 'reshuffled', power };
    case 'cardTaken':
    case 'cardReturned':
    case 'cardLent':
      return { code: HOLDER_CODES[event.kind], player: nameOf(event.seat), power };
    case 'secretRevealed': {
      const code = SECRET_CODES[event.secret];
      return code && { code, squares: squareList(event.squares) };
    }
    default:
      return undefined;
  }
}

/** A moment of a game, described in words. */
export interface MomentDescription {
  /** The name of the actor; left out for chance and outcome steps. */
  readonly who?: string;
  readonly notation: string;
  readonly text: string;
  /** Consequences of the step, one sentence each. */
  readonly consequences: readonly string[];
}

/** Describes a moment in notation and in words, as far as this listener may know it. */
export function describeMoment(
  words: GameWords,
  match: Match,
  moment: Moment,
  listener: Listener,
  nameOf: NameOf,
): MomentDescription {
  const { actor, cut } = moment;
  const { step, before } = seenMoment(match, moment, listener);
  const powers = actor === undefined ? [] : powersOf(match, before, actor);
  const text =
    cut === undefined
      ? describeStep(words, stepMessage(step, { match, powers, nameOf }))
      : describeConsequence(words, { code: 'cut', square: squareName(cut) });
  return {
    ...(actor === undefined ? {} : { who: nameOf(actor) }),
    notation: `${stepText(match, before, step)}${cut === undefined ? '' : '!'}`,
    text,
    consequences: consequencesOf(words, match, moment, listener, nameOf).map((each) =>
      describeConsequence(words, each),
    ),
  };
}
