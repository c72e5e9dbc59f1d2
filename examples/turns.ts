// All turns of a position: the resulting positions, one per line.
import process from 'node:process';
import { positionText, Referee, readPosition, TurnWalker } from '@oia/rules';

const text = process.argv[2] ?? '00000/00000/01200/00100/00000 A pan:fb2,mc3 apollo:fd4,me5';
const read = readPosition(text);
if (!read.ok) throw new Error(read.error.code);
const { match, position } = read.value;

let turns = 0;
const walker = new TurnWalker(new Referee(match));
walker.walk(position, (result) => {
  turns += 1;
  console.log(positionText({ match, position: result }));
});
console.log(`${turns} turns`);
