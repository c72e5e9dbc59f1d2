import {
  activeSeat,
  heightAt,
  isOut,
  KINDS,
  kindOf,
  plainStep,
  seatsOf,
  sidesOf,
  stepText,
  turnProgress,
  workersOf,
} from '@oia/rules';
import type { Event } from './short-games.ts';

/** A whole game in which a power does what it is known for. */
export interface PowerGame {
  readonly title: string;
  readonly power: string;
  readonly against: string;
  readonly event: Event;
}

export const isKind =
  (kind: string): Event =>
  ({ step }) =>
    KINDS[kindOf(step)] === kind;

/** A worker was displaced by a move. */
const displaces: Event = ({ step, before }, { match }) => stepText(match, before, step).includes('x');

const kills: Event = ({ before, after }, { match }) =>
  sidesOf(match).some((side) => workersOf(after, side).length < workersOf(before, side).length);

const buildsFirst: Event = ({ step, before }) => KINDS[kindOf(step)] === 'build' && turnProgress(before).steps === 0;

/** Three moves in one turn. */
const walksOn: Event = (_moment, { moments }, i) =>
  i >= 2 &&
  moments.slice(i - 2, i + 1).every(({ step, actor }) => KINDS[kindOf(step)] === 'move' && actor === moments[i]?.actor);

export const lowDome: Event = ({ step, before }) => {
  const plain = plainStep(step);
  return plain.kind === 'build' && plain.dome && heightAt(before, plain.at) < 3;
};

export const eliminates: Event = ({ before, after }, { match }) =>
  seatsOf(match).some((seat) => isOut(before, seat) !== isOut(after, seat));

export const isCut: Event = ({ cut }) => cut !== undefined;

const isAnswer: Event = ({ actor, before, step }) => KINDS[kindOf(step)] === 'summon' && actor !== activeSeat(before);

export const POWER_GAMES: readonly PowerGame[] = [
  { title: 'Apollo swaps', power: 'apollo', against: 'pan', event: displaces },
  { title: 'the Minotaur pushes', power: 'minotaur', against: 'pan', event: displaces },
  { title: 'Bia kills', power: 'bia', against: 'atlas', event: kills },
  { title: 'Prometheus builds first', power: 'prometheus', against: 'pan', event: buildsFirst },
  { title: 'Hermes walks and walks', power: 'hermes', against: 'pan', event: walksOn },
  { title: 'Atlas sets a dome where a block could stand', power: 'atlas', against: 'pan', event: lowDome },
  { title: 'Charon ferries', power: 'charon', against: 'atlas', event: isKind('ferry') },
  { title: 'Gaea answers in the turn of another', power: 'gaea', against: 'demeter', event: isAnswer },
  { title: 'Hecate is met unseen, and the device is handed over', power: 'hecate', against: 'atlas', event: isCut },
  { title: 'the Siren drags', power: 'siren', against: 'pan', event: isKind('drag') },
  { title: 'Medea pulls a block away', power: 'medea', against: 'atlas', event: isKind('lower') },
];
