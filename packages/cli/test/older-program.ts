// A small program of the older notation, in its own process: it thinks from `set_position` until `stop`, and says the best position so far
// as JSON. Its first argument says how it misbehaves: `illegal`, `crash`, `hang`; `plain` does not.
import process from 'node:process';
import { createInterface } from 'node:readline';
import { isOver, olderText, readPosition } from '@oia/rules';
import { visitTurns } from '../src/turns/visit.ts';

const [way = 'plain'] = process.argv.slice(2);
const say = (message: object): void => console.log(JSON.stringify(message));

interface Found {
  readonly text: string;
  readonly wins: boolean;
}

/** A win where there is one, else the turn with the greatest text: any order will do that is not ours. */
function bestIn(position: string): Found | undefined {
  const placed = readPosition(position);
  if (!placed.ok) return undefined;
  let best: Found | undefined;
  visitTurns(placed.value, (result) => {
    const text = olderText({ match: placed.value.match, position: result });
    if (!text.ok) return true;
    const found = { text: text.value, wins: isOver(result) };
    if (!best || (found.wins && !best.wins) || (found.wins === best.wins && found.text > best.text)) best = found;
    return true;
  });
  return best;
}

let asked: string | undefined;
const answer = (trigger: string, depth: number): void => {
  const best = asked === undefined ? undefined : bestIn(asked);
  if (!best || asked === undefined) return console.error('Error: nothing to stop');
  const next = way === 'illegal' ? asked : best.text;
  const meta = { score: best.wins ? 10_000 : 100, calculated_depth: depth, nodes_visited: depth * 100 };
  say({ type: 'best_move', start_state: asked, next_state: next, trigger, meta });
};

say({ type: 'started' });
createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, position] = line.split(' ');
  if (command === 'quit') process.exit(0);
  if (command === 'ping' && !(way === 'hang' && asked)) console.log('pong');
  if (command === 'stop') answer('stop_flag', 3);
  if (command === 'set_position') {
    asked = position;
    if (way === 'crash') process.exit(7);
    answer('improvement', 1);
    answer('improvement', 2);
  }
});
