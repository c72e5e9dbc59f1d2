import { describe, expect, it } from 'vitest';
import { seededRandom } from '../src/random.ts';
import { Referee } from '../src/referee.ts';
import { TurnWalker } from '../src/turns.ts';
import { randomPosition } from './reference/random.ts';
import {
  canonical,
  OTHERS,
  type RefPosition,
  referenceTurns,
  SUBJECTS,
  supported,
  tooMany,
} from './reference/reference.ts';
import { fromReference, toReference } from './second-opinion.ts';

const POSITIONS = 200;
const TIME = 60_000;

/** Results only one of the two generators has. */
function differences(ref: RefPosition): string[] {
  const theirs = new Set(referenceTurns(ref).results.map(canonical));
  const { match, position } = fromReference(ref);
  const ours = new Set<string>();
  new TurnWalker(new Referee(match)).walk(position, (result) => {
    ours.add(canonical(toReference(match, result, ref)));
  });
  return [...[...theirs].filter((text) => !ours.has(text)), ...[...ours].filter((text) => !theirs.has(text))];
}

describe('the slow reference gives the same complete turns', () => {
  for (const subject of SUBJECTS) {
    it(subject, { timeout: TIME }, () => {
      const random = seededRandom(SUBJECTS.indexOf(subject) + 1);
      const others = OTHERS.filter((other) => supported(subject, other));
      expect(others.length).toBeGreaterThanOrEqual(10);
      let compared = 0;
      for (let i = 0; compared < POSITIONS; i++) {
        const pair = [subject, others[i % others.length] as string] as const;
        const [a, b] = random() < 0.5 ? pair : [pair[1], pair[0]];
        const ref = randomPosition(random, a, b, { tokensUnderWorkers: true });
        if (tooMany(ref)) continue;
        expect(differences(ref), JSON.stringify(ref)).toEqual([]);
        compared++;
      }
    });
  }
});
