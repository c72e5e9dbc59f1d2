import { describe, expect, it } from 'vitest';
import type { Match } from '../src/match.ts';
import type { MatchPosition } from '../src/notation/position.ts';
import { parsePosition } from '../src/notation/position-parser.ts';
import { ACTIVE, ADDITIONAL, copyOf, type Position } from '../src/position.ts';
import { POWER_LIST } from '../src/power-list.ts';
import { pickOne, type Random, seededRandom } from '../src/random.ts';

const FLAT = '00000/00000/00000/00000/00000';

function read(text: string): MatchPosition {
  const placed = parsePosition(text);
  if (!placed.ok) throw new Error(`${text}: ${JSON.stringify(placed.error)}`);
  return placed.value;
}

const powersOf = (match: Match, p: Position): unknown => {
  const cast = match.castOf(p);
  const names = (held: typeof cast.able): string[] => held.map(({ power, me }) => `${power.id} ${me.seat}`);
  return {
    seat: cast.seat,
    additional: cast.additional,
    able: names(cast.able),
    own: names(cast.own),
    everyone: names(cast.everyone),
  };
};

/** Another active player, other faces, heroes used or not. */
function changed({ match, position }: MatchPosition, random: Random): Position {
  const p = copyOf(position);
  p[ACTIVE] = Math.floor(random() * match.players);
  p[ADDITIONAL] = random() < 0.2 ? 1 : 0;
  for (const { power, data } of match.cards) {
    if (power.becomes) p[data] = pickOne(random, POWER_LIST).number;
    if (power.set === 'hero') p[data] = random() < 0.5 ? 1 : 0;
  }
  return p;
}

const FACED = 'chaos[face=pan;deck=atlas;discards=-]';

describe('a match keeps a cast for every combination of cards', () => {
  it('three faces and a hero do not run into each other', () => {
    const line = (face: string): string =>
      `${FLAT} C ${FACED}:fa1,mb1 ${FACED}:fa5,mb5 chaos[face=${face};deck=hermes;discards=-] achilles[used=1]`;
    const { match, position } = read(line('atlas'));
    expect(match.castOf(position).able.map(({ power }) => power.id)).toEqual(['chaos', 'atlas']);
    expect(match.castOf(read(line('demeter')).position).able.map(({ power }) => power.id)).toEqual([
      'chaos',
      'demeter',
    ]);
  });

  it.each([
    `${FLAT} A ${FACED}:fa1,mb1 achilles:fa5,mb5`,
    `${FLAT} A ${FACED}:fa1,mb1 circe:fa5,mb5`,
    `${FLAT} A ${FACED}:fa1,mb1 ${FACED}:fa5,mb5 ${FACED}:fa3,mb3`,
    `${FLAT} A achilles:fa1,mb1 ${FACED}:fa5,mb5 ${FACED}:fa3,mb3`,
    `${FLAT} A ${FACED}:fa1,mb1 ${FACED}:fa5,mb5 ${FACED} achilles`,
    `${FLAT} A ${FACED}:fa1,mb1 ${FACED}:fa5,mb5 ${FACED} ${FACED}`,
    `${FLAT} A circe:fa1,mb1 ${FACED}:fa5,mb5 clio theseus`,
    `${FLAT} A none:fa1,mb1 none:fa5,mb5 fleece=${FACED} ram=c3`,
  ])('%s', (text) => {
    const placed = read(text);
    const random = seededRandom(7);
    for (let i = 0; i < 500; i++) {
      const p = changed(placed, random);
      expect(powersOf(placed.match, p)).toEqual(powersOf(read(text).match, p));
    }
  });

  it('refuses a position with more cards that change than a key can tell apart', () => {
    const read = parsePosition(`${FLAT} A circe:fa1,mb1 ${FACED}:fa5,mb5 ${FACED} ${FACED}`);
    expect(read).toMatchObject({ ok: false, error: { code: 'badState' } });
  });
});
