import { seatLetter } from '@oia/rules';
import { agreedSeats, deviceSeats, isComputer, type Seat } from '@oia/table';
import type { GameWords } from '@oia/texts';

/** Display names by seat: the chosen name, also while a computer stands in; otherwise "Computer" or "Player" with the letter of the seat where needed. */
export function namesOf({ ui }: GameWords, sitting: readonly Seat[]): readonly string[] {
  const seats = agreedSeats(sitting);
  const computers = seats.filter(isComputer).length;
  return seats.map((seat, i) => {
    const letter = seatLetter(i);
    if (seat.name.trim()) return seat.name.trim();
    if (!isComputer(seat)) return ui.common.player({ letter });
    return computers > 1 ? ui.computers.computerAt({ letter }) : ui.common.computer;
  });
}

/** Names that stand alone, on cards and above columns: "You" for the only person, if nothing else was chosen. Sentences use the names. */
export function labelsOf(words: GameWords, sitting: readonly Seat[]): readonly string[] {
  const seats = agreedSeats(sitting);
  const you = youAmong(seats);
  return namesOf(words, seats).map((name, i) => (i === you && !seats[i]?.name.trim() ? words.ui.common.you : name));
}

/** The seat of the only player at this device, whom the page calls "you". Players who share a device are called by name. */
export function youAmong(seats: readonly Seat[]): number | undefined {
  const people = deviceSeats(seats);
  return people.length === 1 && seats.length > 1 ? people[0] : undefined;
}
