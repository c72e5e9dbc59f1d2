import { seatLetter } from '@oia/rules';
import { agreedSeats, isComputer, type Seat } from '@oia/table';
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
