import { cardFacts, type NameOf, seatNotes } from '@oia/narration';
import { isBanned, type Match, type Position, seatLetter, seatsOf } from '@oia/rules';
import { wordsOf } from '../commands/powers.ts';
import { WORDS } from '../words.ts';
import { wrapped } from '../wrap.ts';

/** One line for each seat: letter, name, power and notes on the card. */
export function cardLines(match: Match, p: Position, nameOf: NameOf): string[] {
  const cards = cardFacts(WORDS, match, p, nameOf);
  const seats = seatsOf(match).map((seat) => {
    const card = cards.find((other) => other.seat === seat);
    const name = nameOf(seat) === seatLetter(seat) ? '' : ` ${nameOf(seat)}`;
    const power = card ? WORDS.powers[card.power].name : 'no power';
    return `${seatLetter(seat)}${name}: ${power}${inBrackets(card?.notes ?? seatNotes(WORDS, match, p, seat))}`;
  });
  const ram = cards.find(({ seat }) => seat === undefined);
  return ram ? [...seats, `Ram: ${WORDS.powers[ram.power].name}${inBrackets(ram.notes)}`] : seats;
}

const inBrackets = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join('; ')})`);

/** The full texts of the powers in play. */
export const cardTexts = (match: Match): string[] =>
  match.cards.flatMap(({ power }) => {
    const { name, title, text } = wordsOf(power);
    return [`${name}, ${title}:`, ...wrapped(text, '  ')];
  });

/** Warnings about banned pairs. */
export const banLines = ({ cards }: Match): string[] =>
  cards.flatMap(({ power }, i) =>
    cards
      .slice(i + 1)
      .filter((other) => isBanned(power.id, other.power.id))
      .map((other) => `${wordsOf(power).name} and ${wordsOf(other.power).name} should not meet; you allowed it.`),
  );
