import type { Level } from '@oia/engine';
import type { DraftStep } from '@oia/rules';
import type { Action, ActionKind, ActionOf, Command, Sender } from './commands.ts';
import type { Player, Seat } from './seats.ts';

type Fields = Readonly<Record<string, unknown>>;
/** undefined: malformed. */
type Reader<T> = (fields: Fields, levels: readonly Level[]) => T | undefined;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isSender = (value: unknown): value is Sender => value === 'host' || isSeat(value);

/** An action without parameters. */
const plain =
  <Kind extends ActionKind>(kind: Kind): Reader<{ readonly kind: Kind }> =>
  () => ({ kind });

const READERS: { readonly [Kind in ActionKind]: Reader<ActionOf<Kind>> } = {
  draft: ({ step }) => (isDraftStep(step) ? { kind: 'draft', step } : undefined),
  step: ({ step }) => (Number.isInteger(step) ? { kind: 'step', step: step as number } : undefined),
  text: ({ text }) => (typeof text === 'string' ? { kind: 'text', text } : undefined),
  undo: plain('undo'),
  restartTurn: plain('restartTurn'),
  takeBack: plain('takeBack'),
  takeDevice: plain('takeDevice'),
  resign: plain('resign'),
  offerDraw: plain('offerDraw'),
  answerDraw: ({ accepts }) => (typeof accepts === 'boolean' ? { kind: 'answerDraw', accepts } : undefined),
  hint: plain('hint'),
  cancelHint: plain('cancelHint'),
  rematch: plain('rematch'),
  pause: plain('pause'),
  resume: plain('resume'),
  retry: plain('retry'),
  timeout: ({ seat }) => (isSeat(seat) ? { kind: 'timeout', seat } : undefined),
  abandon: plain('abandon'),
  shorten: ({ length }) => (isSeat(length) ? { kind: 'shorten', length } : undefined),
  standIn: ({ seat, level }, levels) => {
    const known = levels.find((each) => each === level);
    return isSeat(seat) && known ? { kind: 'standIn', seat, level: known } : undefined;
  },
  comeBack: ({ seat }) => (isSeat(seat) ? { kind: 'comeBack', seat } : undefined),
  seat: ({ seat, as }, levels) => {
    const sitting = readSeat(as, levels);
    return isSeat(seat) && sitting ? { kind: 'seat', seat, as: sitting } : undefined;
  },
};

function isDraftStep(value: unknown): value is DraftStep {
  if (!isFields(value)) return false;
  if (value.kind === 'start') return isSeat(value.seat);
  return (value.kind === 'offer' || value.kind === 'pick') && typeof value.power === 'string';
}

function readSeat(value: unknown, levels: readonly Level[]): Seat | undefined {
  if (!isFields(value) || typeof value.name !== 'string') return undefined;
  const players: readonly Player[] = ['person', 'remote', ...levels];
  const player = players.find((each) => each === value.player);
  return player && { name: value.name, player };
}

/** Checks a command of unknown origin; undefined if it is malformed. */
export function readCommand(value: unknown, levels: readonly Level[]): Command | undefined {
  if (!isFields(value) || typeof value.id !== 'string' || !isSender(value.from)) return undefined;
  const { kind, id, from } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(READERS, kind)) return undefined;
  const action: Action | undefined = READERS[kind as ActionKind](value, levels);
  return action && { ...action, id, from };
}
