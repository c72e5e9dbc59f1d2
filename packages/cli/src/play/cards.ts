import { type Card, type Field, has, layout, type Match, type Position, squaresOf } from '@oia/rules';
import { DIRECTIONS, texts } from '@oia/texts';
import { wordsOf } from '../commands/powers.ts';
import { seatLetter } from '../options.ts';
import { intAt } from '../positions.ts';
import { LANGUAGE } from '../words.ts';
import { wrapped } from '../wrap.ts';
import { squareList, squaresIn } from './board.ts';

/** One line for each seat: letter, name, power and what is on its card. */
export function cardLines(match: Match, p: Position, nameOf: (seat: number) => string): string[] {
  const seats = Array.from({ length: match.players }, (_, seat) => {
    const card = match.cards.find(({ owner }) => owner === seat);
    const name = nameOf(seat) === seatLetter(seat) ? '' : ` ${nameOf(seat)}`;
    const notes = [
      ...(has(intAt(p, layout.OUT), seat) ? ['out of the game'] : []),
      ...(card ? stateNotes(match, p, card) : []),
      ...(has(intAt(p, layout.VEIL), match.sideOf(seat)) ? ['workers hidden'] : []),
      ...(has(intAt(p, layout.RECORD), seat) ? ['climbed last turn'] : []),
    ];
    return `${seatLetter(seat)}${name}: ${card ? wordsOf(card.power).name : 'no power'}${inBrackets(notes)}`;
  });
  const ram = match.fleece ? match.cards[0] : undefined;
  return ram ? [...seats, `Ram: ${wordsOf(ram.power).name}${inBrackets(stateNotes(match, p, ram))}`] : seats;
}

const inBrackets = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join('; ')})`);

/** The full texts of the powers in play. */
export const cardTexts = (match: Match): string[] =>
  match.cards.flatMap(({ power }) => {
    const { name, title, text } = wordsOf(power);
    return [`${name}, ${title}:`, ...wrapped(text, '  ')];
  });

/** A word of warning where powers meet that should not. */
export const banLines = ({ cards }: Match): string[] =>
  cards.flatMap(({ power }, i) =>
    cards
      .slice(i + 1)
      .filter((other) => power.banned.includes(other.power.id))
      .map((other) => `${wordsOf(power).name} and ${wordsOf(other.power).name} should not meet; you allowed it.`),
  );

function stateNotes(match: Match, p: Position, { power, owner, data }: Card): string[] {
  const fields = (power.fields ?? []).map((field, i) => noteOf(match, field, intAt(p, data + i)));
  const card = match.cards.findIndex((other) => other.data === data);
  const holders = (intAt(p, layout.HOLDERS) >> (card * 4)) & 15;
  const usual = owner === undefined ? holders : 1 << owner;
  const held = holders === usual || has(intAt(p, layout.OUT), owner ?? 0) ? [] : [`held by ${seatNames(holders)}`];
  return [...fields.filter((note) => note !== ''), ...held];
}

const seatNames = (seats: number): string => squaresOf(seats).map(seatLetter).join(', ') || 'nobody';

function noteOf(match: Match, field: Field, value: number): string {
  if (value === -1) return `${field.name}: secret`;
  if (field.kind === 'count') {
    if (field.most === 1) return value === 0 ? `not ${field.name} yet` : field.name;
    return `${field.name}: ${value}`;
  }
  if (value === 0) return '';
  return `${field.name}: ${valueText(match, field, value)}`;
}

function valueText(match: Match, field: Field, value: number): string {
  const nameOf = (number: number): string => {
    const power = match.powers[number];
    return power ? wordsOf(power).name : '?';
  };
  if (field.kind === 'direction') {
    const direction = DIRECTIONS.find((known) => known === value - 1);
    return direction === undefined ? '?' : texts(LANGUAGE).directions[direction];
  }
  if (field.kind === 'power') return nameOf(value);
  if (field.kind === 'powers') return squaresOf(value).map(nameOf).join(' ');
  return squareList(squaresIn(field, value));
}
