import { describe, expect, it } from 'vitest';
import { seededRandom } from '../src/random.ts';
import { randomPosition } from './reference/random.ts';
import { OTHERS, SUBJECTS, supported, tooMany } from './reference/reference.ts';
import { differences } from './second-opinion.ts';

const POSITIONS = 200;
const TIME = 60_000;

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
