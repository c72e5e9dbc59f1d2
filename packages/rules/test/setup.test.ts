import { describe, expect, it } from 'vitest';
import { BANS, type BanKind, banBetween, bannedWith } from '../src/bans.ts';
import { createMatch, type MatchOptions, startPosition } from '../src/create.ts';
import type { FaultCode } from '../src/fallible.ts';
import { hashOf } from '../src/hash.ts';
import type { Match } from '../src/match.ts';
import { parseOlder } from '../src/notation/index.ts';
import { FEMALE, MALE, WORKERS } from '../src/position.ts';
import { HOUSE_RULES, type Power } from '../src/power.ts';
import { POWER_LIST, powerById } from '../src/power-list.ts';
import { bit, parseSquare, type Square } from '../src/squares.ts';
import { viewOf } from '../src/views.ts';
import {
  BOX,
  CARD_LINES,
  EXTRA_PAIRS,
  FLEECE_CARDS,
  FLEECE_COUNT,
  OFFICIAL_PAIRS,
  OVERVIEW,
  type Pair,
} from './facts.ts';
import { FLAT, gameAt, newGame, playLine } from './games.ts';

const made = (options: MatchOptions): Match => {
  const match = createMatch(options);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};
const codeOf = (options: MatchOptions): FaultCode | undefined => {
  const match = createMatch(options);
  return match.ok ? undefined : match.error.code;
};
const power = (id: string): Power => powerById(id) as Power;
const mask = (...names: string[]): number => names.reduce((sum, name) => sum | bit(parseSquare(name) as Square), 0);

describe('what cannot be agreed on', () => {
  it.each<[name: string, options: MatchOptions, code: FaultCode]>([
    ['M2.2 one player', { players: 1 as 2 }, 'badCount'],
    ['M2.2 five players', { players: 5 as 4 }, 'badCount'],
    ['M2.2 half a player', { players: 2.5 as 2 }, 'badCount'],
    ['M2.2 more powers than players', { players: 2, powers: ['pan', 'zeus', 'hera'] }, 'badCount'],
    ['M2.7 three players and two powers', { players: 3, powers: ['pan', 'zeus'] }, 'badCount'],
    ['M2.7 four players and no power', { players: 4 }, 'badCount'],
    ['M2.7 three players, one without', { players: 3, powers: ['pan', 'none', 'zeus'] }, 'badCount'],
    ['M1.2 a Start Player below the seats', { players: 2, start: -1 }, 'badStart'],
    ['M1.2 a Start Player beyond them', { players: 2, start: 2 }, 'badStart'],
    ['M1.2 a Start Player between them', { players: 3, powers: ['pan', 'zeus', 'hera'], start: 1.5 }, 'badStart'],
    ['M1.2 a Start Player who is no number', { players: 2, start: Number.NaN }, 'badStart'],
    ['M2.2 an unknown power', { players: 2, powers: ['zorro'] }, 'unknownPower'],
    ['M2.2 a power in capitals', { players: 2, powers: ['Pan'] }, 'unknownPower'],
    ['M7.1 an unknown card', { players: 2, fleece: 'zorro' }, 'unknownPower'],
    ['M7.1 a card without the mark', { players: 2, fleece: 'athena' }, 'notForFleece'],
    ['M7.1 the Fleece with three', { players: 3, fleece: 'pan' }, 'notForFleece'],
    ['M7.1 the Fleece and a power', { players: 2, fleece: 'pan', powers: ['zeus'] }, 'notForFleece'],
    ['G2.5 a power for two with three', { players: 3, powers: ['pan', 'zeus', 'chronus'] }, 'notForPlayers'],
    ['M8.1 a hero with three', { players: 3, powers: ['pan', 'zeus', 'jason'] }, 'notForPlayers'],
    ['M6.10 three workers in a team', { players: 4, powers: ['pan', 'zeus', 'hera', 'graeae'] }, 'notForPlayers'],
    ['G2.4 the same power twice', { players: 2, powers: ['pan', 'pan'] }, 'samePower'],
    ['M9 a banned pair', { players: 2, powers: ['pan', 'hades'] }, 'bannedPair'],
    ['M9 a banned pair in a team', { players: 4, powers: ['pan', 'zeus', 'hades', 'hera'] }, 'bannedPair'],
    ['Z15 the pair that is never played', { players: 2, powers: ['hecate', 'circe'], override: true }, 'refusedPair'],
  ])('%s', (_, options, code) => {
    expect(codeOf(options)).toBe(code);
  });

  it('M2.7 two players may have nothing, gods, heroes, in any mixture', () => {
    for (const powers of [
      [],
      ['none'],
      ['none', 'none'],
      ['pan'],
      ['none', 'pan'],
      ['theseus', 'pan'],
      ['jason', 'medea'],
    ]) {
      expect(codeOf({ players: 2, powers })).toBeUndefined();
    }
  });
});

describe('banned pairs', () => {
  const isOfficial = (a: string, b: string): boolean =>
    OFFICIAL_PAIRS.some((pair) => pair.includes(a) && pair.includes(b));
  const both = (pairs: readonly Pair[]): Pair[] => pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);

  it('M9 G14.2 the book lists 25 official pairs and 24 extra ones, and the bans are the same', () => {
    expect([OFFICIAL_PAIRS.length, EXTRA_PAIRS.length]).toEqual([25, 24]);
    const named = (isMeant: (kind: BanKind) => boolean): (readonly string[])[] =>
      BANS.filter(({ kind }) => isMeant(kind)).map(({ powers }) => powers);
    expect(named((kind) => kind !== 'extra')).toEqual(OFFICIAL_PAIRS);
    expect(named((kind) => kind === 'extra')).toEqual(EXTRA_PAIRS);
    expect(named((kind) => kind === 'refused')).toEqual([['circe', 'hecate']]);
  });

  it('G14.1 none of them lies within the first thirty', () => {
    const within = OFFICIAL_PAIRS.filter(([a, b]) => power(a).number <= 30 && power(b).number <= 30);
    expect(within).toEqual([]);
  });

  it.each(both(OFFICIAL_PAIRS))('M9 Z15 %s and %s: refused, played only when it is said outright', (a, b) => {
    expect(codeOf({ players: 2, powers: [a, b] })).toMatch(/bannedPair|refusedPair/);
    const refused = a !== 'circe' && b !== 'circe' ? undefined : [a, b].includes('hecate') ? 'refusedPair' : undefined;
    expect(codeOf({ players: 2, powers: [a, b], override: true })).toBe(refused);
  });

  it('G14.4 M5.1 M6.2 nor among three or four, partners included', () => {
    for (const players of [3, 4] as const) {
      const able = (id: string): boolean => power(id).players.includes(players);
      for (const [a, b] of OFFICIAL_PAIRS.filter((pair) => pair.every(able))) {
        const others = POWER_LIST.filter(
          ({ id }) => able(id) && id !== a && id !== b && !isOfficial(id, a) && !isOfficial(id, b),
        ).map(({ id }) => id);
        const [third = '', fourth = ''] = others.filter((id) => !others.some((other) => isOfficial(id, other)));
        const seats =
          players === 3
            ? [[a, third, b]]
            : [
                [a, third, b, fourth],
                [a, b, third, fourth],
              ];
        for (const powers of seats) {
          expect(codeOf({ players, powers })).toBe('bannedPair');
          expect(codeOf({ players, powers, override: true })).toBeUndefined();
        }
      }
    }
  });

  it.each(both(EXTRA_PAIRS))('G14.3 Z15 %s and %s may meet', (a, b) => {
    expect(codeOf({ players: 2, powers: [a, b] })).toBeUndefined();
  });

  it('G14.3 every other pair may meet, Persephone and Atalanta too', () => {
    for (const a of POWER_LIST) {
      for (const b of POWER_LIST) {
        if (a === b || isOfficial(a.id, b.id)) continue;
        expect(codeOf({ players: 2, powers: [a.id, b.id] }), `${a.id} ${b.id}`).toBeUndefined();
      }
    }
  });
});

describe('facts of the cards', () => {
  it('G16 the overview of the book is what the cards say', () => {
    expect(OVERVIEW).toEqual(
      POWER_LIST.slice(0, OVERVIEW.length).map(({ number, id, set, players, fleece }) => ({
        number,
        id,
        set,
        players,
        fleece,
        banned: bannedWith(id, ['official', 'refused']),
      })),
    );
  });

  it('the line below the heading of a power says what its card says', () => {
    expect(CARD_LINES).toHaveLength(OVERVIEW.length + POWER_LIST.length - BOX.length);
    for (const row of CARD_LINES) expect(power(row.id)).toMatchObject(row);
  });

  it('G13.6 Z11 M7.1 twenty-nine cards may lie beside the Ram, no other', () => {
    expect(
      POWER_LIST.filter(({ fleece }) => fleece)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(FLEECE_CARDS.toSorted());
    expect(BOX.filter(({ fleece }) => fleece)).toHaveLength(FLEECE_COUNT);
    for (const { id } of POWER_LIST) {
      expect(codeOf({ players: 2, fleece: id })).toBe(FLEECE_CARDS.includes(id) ? undefined : 'notForFleece');
    }
  });

  it('M14 fifty-five cards: ten simple, twenty advanced, fifteen of the Fleece, ten heroes', () => {
    const count = (set: string): number => BOX.filter((card) => card.set === set).length;
    expect(['simple', 'advanced', 'fleece', 'hero'].map(count)).toEqual([10, 20, 15, 10]);
    expect(POWER_LIST.filter(({ set }) => set === 'hero').every(({ players }) => players.join() === '2')).toBe(true);
  });

  it('M14 bans are mutual, between powers there are, and no pair is listed twice', () => {
    for (const ban of BANS) {
      const [one, other] = ban.powers;
      expect([power(one).id, power(other).id]).toEqual(ban.powers);
      expect([banBetween(one, other), banBetween(other, one)]).toEqual([ban, ban]);
      expect(bannedWith(one, [ban.kind])).toContain(other);
      expect(bannedWith(other)).toContain(one);
      expect(ban.reason).not.toBe('');
    }
  });

  it('M14 three workers for Graeae and Moerae, two for everyone else; reserves of two and one', () => {
    expect(BOX.filter(({ workers = 2 }) => workers !== 2).map(({ id, workers }) => [id, workers])).toEqual([
      ['graeae', 3],
      ['moerae', 3],
    ]);
    const reserves = BOX.flatMap(({ id }) => {
      const match = made({ players: 2, powers: [id] });
      const held = match.cards[0]?.power.reserve?.(startPosition(match), match.holder(0, 0)) ?? 0;
      return held === 0 ? [] : [[id, held]];
    });
    expect(reserves).toEqual([
      ['gaea', 2],
      ['jason', 1],
    ]);
  });

  it('Z30 G17 exactly four house rules, all off by default', () => {
    expect(HOUSE_RULES).toEqual(['biaPerimeter', 'limusAnyDome', 'hypnusLoneWorkerSleeps', 'fleeceHeroes']);
    expect(made({ players: 2 }).house).toEqual({});
  });
});

describe('sexes', () => {
  it('Z10 G2.3 the first worker is the female, the second the male, the third neither', () => {
    const game = playLine(newGame({ players: 2, powers: ['graeae', 'pan'] }), '@c3 @a1 @e5 @b2 @b3');
    expect(game.position[FEMALE]).toBe(mask('c3', 'b2'));
    expect(game.position[MALE]).toBe(mask('a1', 'b3'));
    expect(game.position[WORKERS]).toBe(mask('c3', 'a1', 'e5'));
  });

  it('Z10 workers from a card are neither', () => {
    const jason = playLine(gameAt(`${FLAT} A jason:fc3,me5 pan:fc1,me1`), '*a3');
    expect((jason.position[FEMALE] | jason.position[MALE]) & mask('a3')).toBe(0);
    const gaea = playLine(gameAt('00030/00000/00000/00000/00000 A pan:fc4,ma1 gaea:fe1,me2'), 'c4-c5 +d5 *e5');
    expect((gaea.position[FEMALE] | gaea.position[MALE]) & mask('e5')).toBe(0);
  });

  it('Z10 placings that differ only in sex are different positions', () => {
    const one = playLine(newGame({ players: 2 }), '@c3 @a1 @e5 @e1').position;
    const other = playLine(newGame({ players: 2 }), '@a1 @c3 @e5 @e1').position;
    expect(one[WORKERS]).toBe(other[WORKERS]);
    expect(hashOf(one)).not.toBe(hashOf(other));
  });

  it('Z10 so are trades of Nemesis that differ only in it', () => {
    const game = playLine(gameAt(`${FLAT} A nemesis:fa1,mb1 pan:fd5,me5`), 'b1-c1 +b1');
    const ends = ['a1<>d5,c1<>e5', 'a1<>e5,c1<>d5', "a1<>d5,c1<>e5'", "a1<>e5,c1<>d5'"].map(
      (text) => playLine(game, text).position,
    );
    expect(new Set(ends.map((p) => hashOf(p))).size).toBe(4);
    expect(new Set(ends.map((p) => `${p[WORKERS]} ${p[WORKERS + 1]}`)).size).toBe(1);
  });

  it('Z10 in the older notation the first square is the female', () => {
    const older = parseOlder(`${'0'.repeat(25)}/1/pan:C3,A1/artemis:E5,E1`);
    if (!older.ok) throw new Error(JSON.stringify(older.error));
    expect(older.value.position[FEMALE]).toBe(mask('c3', 'e5'));
    expect(older.value.position[MALE]).toBe(mask('a1', 'e1'));
  });
});

describe('the saved form of a game', () => {
  it.each<[powers: readonly string[], kept: boolean]>([
    [['pan', 'zeus'], false],
    [['athena', 'zeus'], true],
    [['pan', 'chaos'], true],
    [['circe', 'athena'], true],
    [['circe', 'pan'], false],
    [['persephone', 'hades'], false],
  ])('Z32 %j: is a record of climbs kept? %s', (powers, kept) => {
    expect(made({ players: 2, powers }).records).toBe(kept);
  });

  it('Z32 beside the Ram only for Chaos', () => {
    const keeping = BOX.filter(({ id, fleece }) => fleece && made({ players: 2, fleece: id }).records);
    expect(keeping.map(({ id }) => id)).toEqual(['chaos']);
  });

  it('M12 secrets are Hecate, Moerae, Tartarus, no others', () => {
    const secret = BOX.filter(({ id }) => made({ players: 2, powers: [id] }).secrets).map(({ id }) => id);
    expect(secret).toEqual(['hecate', 'moerae', 'tartarus']);
  });

  it.each([
    ['hecate', `${FLAT} A hecate:fa1,mb1 pan:fc3,me5`, `${FLAT} A hecate:fd1,mb2 pan:fc3,me5`],
    [
      'moerae',
      `${FLAT} A moerae[fate=a1]:fa1,mb1,nc1 pan:fc3,me5`,
      `${FLAT} A moerae[fate=d4]:fa1,mb1,nc1 pan:fc3,me5`,
    ],
    [
      'tartarus',
      `${FLAT} A tartarus[abyss=a2]:fa1,mb1 pan:fc3,me5`,
      `${FLAT} A tartarus[abyss=d4]:fa1,mb1 pan:fc3,me5`,
    ],
  ])(
    'M12 %s: an opponent and a spectator see the same, and nothing of it; at the end all is shown',
    (_, here, there) => {
      const [one, other] = [gameAt(here), gameAt(there)];
      for (const viewer of [1, 'spectator'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.view(0)).toEqual(one.position);
      expect(viewOf(one.match, one.position, 'spectator')).toEqual(one.view(1));
      const over = playLine(one, 'resign:B');
      expect(over.view(1)).toEqual(over.position);
    },
  );
});
