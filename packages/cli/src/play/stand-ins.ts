import { LOWEST_LEVEL } from '@oia/engine';
import { seatLetter } from '@oia/rules';
import { type Read, readLevelOption, readSeat } from '../options.ts';
import type { Screen } from './screen.ts';

const seatIn = ({ table }: Screen, word: string, letter: string): Read<number> =>
  readSeat(`"${word}"`, letter, table.state.setup.seats.length);

/** Lets a computer replace a player who has to leave. */
export function standIn(screen: Screen, [letter = '', level = String(LOWEST_LEVEL)]: readonly string[]): undefined {
  const seat = seatIn(screen, 'leave', letter);
  const strength = readLevelOption('"leave"', level);
  const { device, terminal, nameOf } = screen;
  if (!seat.ok) terminal.say(seat.error);
  else if (!strength.ok) terminal.say(strength.error);
  else if (device.send({ kind: 'standIn', seat: seat.value, level: strength.value }).ok)
    terminal.say(
      `The computer plays for ${nameOf(seat.value)}, level ${level}. Type "return ${seatLetter(seat.value)}" when they are back.`,
    );
  else terminal.say("This seat is a computer's already, or the game is over.");
}

export function comeBack(screen: Screen, letter: string): undefined {
  const seat = seatIn(screen, 'return', letter);
  const { device, terminal, nameOf } = screen;
  if (!seat.ok) terminal.say(seat.error);
  else if (device.send({ kind: 'comeBack', seat: seat.value }).ok) terminal.say(`${nameOf(seat.value)} plays again.`);
  else terminal.say('No computer stands in at this seat.');
}
