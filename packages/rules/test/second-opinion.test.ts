import { describe, expect, it } from 'vitest';
import { positionText } from '../src/notation/position.ts';
import { type Random, seededRandom } from '../src/random.ts';
import { composedPosition } from './fuzz/composed.ts';
import { randomPosition } from './reference/random.ts';
import { OTHERS, SUBJECTS, supported, tooMany } from './reference/reference.ts';
import { differences, toReference } from './second-opinion.ts';

const POSITIONS = 200;
const COMPOSED = 25;

/** The subject against each power the reference knows in turn, on either side of the table. */
function* pairsOf(subject: string, random: Random): Generator<readonly [string, string]> {
  const others = OTHERS.filter((other) => supported(subject, other));
  expect(others.length).toBeGreaterThanOrEqual(10);
  for (let i = 0; ; i++) {
    const other = others[i % others.length] as string;
    yield random() < 0.5 ? [subject, other] : [other, subject];
  }
}

describe.each(SUBJECTS)('the slow reference gives the same complete turns: %s', (subject) => {
  it('from positions like those of games', () => {
    const random = seededRandom(SUBJECTS.indexOf(subject) + 1);
    let compared = 0;
    for (const [a, b] of pairsOf(subject, random)) {
      const ref = randomPosition(random, a, b, { tokensUnderWorkers: true });
      if (tooMany(ref)) continue;
      expect(differences(ref), JSON.stringify(ref)).toEqual([]);
      if (++compared === POSITIONS) return;
    }
  });

  it('from composed positions', () => {
    const random = seededRandom(SUBJECTS.indexOf(subject) + 101);
    let compared = 0;
    for (const powers of pairsOf(subject, random)) {
      const placed = composedPosition({ players: 2, powers }, random);
      const ref = toReference(placed.match, placed.position);
      if (tooMany(ref)) continue;
      expect(differences(ref, placed), positionText(placed)).toEqual([]);
      if (++compared === COMPOSED) return;
    }
  });
});
