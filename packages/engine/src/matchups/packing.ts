import { MatchupTable } from './table.ts';

/** A table as it is shipped: names, and all tallies as digits. */
export interface PackedTable {
  readonly contenders: string;
  readonly nodes: number;
  /** For each starter and each other one: games and half points, as numbers of as many digits as needed. */
  readonly tallies: string;
}

/** Six bits a letter: five of the number, lowest first, and whether more follow. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const MORE = 1 << BITS;

export function packTable(table: MatchupTable): PackedTable {
  const { contenders, nodes } = table;
  const tallies = contenders.flatMap((starter) =>
    contenders.map((other) => {
      const { games, points } = table.tally(starter, other);
      return lettersOf(games) + (games > 0 ? lettersOf(Math.round(points * 2)) : '');
    }),
  );
  return { contenders: contenders.join(' '), nodes, tallies: tallies.join('') };
}

export function unpackTable({ contenders, nodes, tallies }: PackedTable): MatchupTable {
  const ids = contenders.split(' ');
  const numbers = numbersIn(tallies);
  // The table asks in the order in which the tallies were packed.
  return new MatchupTable(ids, nodes, () => {
    const games = numbers.next().value ?? 0;
    return { games, points: games > 0 ? (numbers.next().value ?? 0) / 2 : 0 };
  });
}

function lettersOf(number: number): string {
  const rest = number >> BITS;
  const digit = number & (MORE - 1);
  return rest === 0 ? LETTERS.charAt(digit) : LETTERS.charAt(digit | MORE) + lettersOf(rest);
}

function* numbersIn(text: string): Generator<number, undefined> {
  let number = 0;
  let bits = 0;
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    number |= (digit & (MORE - 1)) << bits;
    bits += BITS;
    if (digit & MORE) continue;
    yield number;
    number = 0;
    bits = 0;
  }
}
