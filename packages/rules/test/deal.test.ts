import { describe, expect, it } from 'vitest';
import { createMatch } from '../src/create.ts';
import { clashes, type DealOptions, dealChoice, dealMatchup, dealPool } from '../src/deal.ts';
import { type Power, type PowerSet, SETS } from '../src/power.ts';
import { POWER_LIST, type PowerId, powerById } from '../src/power-list.ts';
import { pickOne, type Random, seededRandom } from '../src/random.ts';
import { EXTRA_PAIRS, FLEECE_CARDS, OFFICIAL_PAIRS } from './facts.ts';

const power = (id: string): Power => powerById(id) as Power;
const TOGETHER = [...OFFICIAL_PAIRS, ...EXTRA_PAIRS];
const isBanned = (a: string, b: string): boolean => TOGETHER.some((pair) => pair.includes(a) && pair.includes(b));
const bannedIn = (ids: readonly string[]): string[] =>
  ids.flatMap((a, i) =>
    ids
      .slice(i + 1)
      .filter((b) => a === b || isBanned(a, b))
      .map((b) => `${a} ${b}`),
  );

const SOME_SETS: readonly (readonly PowerSet[] | undefined)[] = [
  undefined,
  ['simple'],
  ['advanced', 'fleece'],
  ['simple', 'advanced', 'fleece'],
  ['hero'],
  [...SETS],
];

/** Everything that can be asked for, in any mixture. */
function randomOptions(random: Random): DealOptions {
  const players = pickOne(random, [2, 2, 3, 4] as const);
  const sets = pickOne(random, SOME_SETS);
  const avoid = POWER_LIST.filter(() => random() < 0.1).map(({ id }) => id);
  return {
    players,
    ...(sets && (players === 2 || sets.some((set) => set !== 'hero')) ? { sets } : {}),
    ...(random() < 0.3 ? { open: true } : {}),
    ...(random() < 0.5 ? { avoid } : {}),
    ...(players === 2 && random() < 0.1 && !sets?.includes('hero') ? { fleece: true } : {}),
  };
}

const LUCK_AND_SECRETS = ['chaos', 'hecate', 'moerae', 'tartarus'];

describe('random match-ups', () => {
  it('M10.1 M10.2 M10.3 M9 2,000 deals: right numbers, no powers banned with another, everything that was asked for', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const options = randomOptions(seededRandom(seed + 7_000));
      const deal = dealMatchup(seededRandom(seed), options);
      if (!deal.ok) throw new Error(`${seed}: ${deal.error.code} ${JSON.stringify(options)}`);
      const { powers, start } = deal.value;
      expect(powers).toHaveLength(options.fleece ? 1 : options.players);
      expect(bannedIn(powers)).toEqual([]);
      expect([0, 1, 2, 3].slice(0, options.players)).toContain(start);
      for (const id of powers) {
        expect(power(id).players).toContain(options.players);
        expect(options.sets ?? ['simple', 'advanced', 'fleece']).toContain(power(id).set);
        expect(options.avoid ?? []).not.toContain(id);
        if (options.open) expect(LUCK_AND_SECRETS).not.toContain(id);
      }
      const match = createMatch({
        players: options.players,
        start,
        ...(options.fleece ? { fleece: powers[0] as string } : { powers }),
      });
      expect(match.ok).toBe(true);
      expect(dealMatchup(seededRandom(seed), options)).toEqual(deal);
    }
  });

  it('M10.1 the pool: gods unless heroes are asked for, heroes for two only', () => {
    expect(dealPool({ players: 2 }).some(({ set }) => set === 'hero')).toBe(false);
    expect(dealPool({ players: 2, sets: ['hero'] })).toHaveLength(10);
    expect(dealPool({ players: 3, sets: ['hero'] })).toEqual([]);
    expect(dealPool({ players: 3, sets: [...SETS] }).some(({ set }) => set === 'hero')).toBe(false);
  });

  it('M10.1 perfect information leaves out luck and secrets', () => {
    const all = dealPool({ players: 2 }).map(({ id }) => id);
    const open = dealPool({ players: 2, open: true }).map(({ id }) => id);
    expect(all.filter((id) => !open.includes(id)).sort()).toEqual(LUCK_AND_SECRETS);
  });

  it('M10.2 what clashes is banned, extra or not, or the same card', () => {
    for (const a of POWER_LIST) {
      for (const b of POWER_LIST) expect(clashes(a, b)).toBe(a === b || isBanned(a.id, b.id));
    }
  });

  it('M10.2 a first draw that leaves no power is drawn again', () => {
    // Against Nemesis only Pan is left, so a first draw of Bia has to find Pan as well.
    const keep = ['nemesis', 'bia', 'pan'];
    const avoid = POWER_LIST.filter(({ id }) => !keep.includes(id)).map(({ id }) => id);
    for (let seed = 0; seed < 50; seed++) {
      const deal = dealMatchup(seededRandom(seed), { players: 2, avoid });
      expect(deal.ok && deal.value.powers).toContain('pan');
    }
  });

  it('M10.2 a pool that cannot give enough is answered, not thrown', () => {
    const only = (...ids: string[]): string[] => POWER_LIST.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    for (const options of [
      { players: 2, avoid: only() },
      { players: 2, avoid: only('pan') },
      { players: 2, avoid: only('pan', 'hades') },
      { players: 3, avoid: only('pan', 'zeus') },
      { players: 3, sets: ['hero'] },
      { players: 2, fleece: true, sets: ['hero'] },
    ] as const satisfies DealOptions[]) {
      expect(dealMatchup(seededRandom(1), options)).toMatchObject({ ok: false, error: { code: 'badCount' } });
    }
    expect(dealChoice(seededRandom(1), { players: 4, sets: ['hero'] })).toMatchObject({
      ok: false,
      error: { code: 'badCount' },
    });
  });

  it('M10.2 a match-up is dealt that is accepted, however rare', () => {
    for (let seed = 0; seed < 20; seed++) {
      const rare = dealMatchup(seededRandom(seed), { players: 2 }, (powers) => powers.join(' ') === 'zeus pan');
      expect(rare).toMatchObject({ ok: true, value: { powers: ['zeus', 'pan'] } });
      const some = dealMatchup(seededRandom(seed), { players: 3 }, (powers) => powers.includes('hera'));
      expect(some.ok && some.value.powers).toContain('hera');
    }
  });

  it('M10.2 what accepts everything changes no deal', () => {
    for (let seed = 0; seed < 50; seed++) {
      const plain = dealMatchup(seededRandom(seed), { players: 2 });
      expect(dealMatchup(seededRandom(seed), { players: 2 }, () => true)).toEqual(plain);
    }
  });

  it('M10.2 nothing accepted and too few powers are two faults', () => {
    const never = (): boolean => false;
    const few = { players: 2, sets: ['simple'] } as const satisfies DealOptions;
    expect(dealMatchup(seededRandom(1), few, never)).toMatchObject({ ok: false, error: { code: 'noneAccepted' } });
    const none = { players: 3, sets: ['hero'] } as const satisfies DealOptions;
    expect(dealMatchup(seededRandom(1), none, never)).toMatchObject({ ok: false, error: { code: 'badCount' } });
  });

  it('M10.3 every seat, every start, every card of the pool comes up', () => {
    const random = seededRandom(5);
    const starts = new Set<number>();
    const first = new Set<string>();
    const second = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const deal = dealMatchup(random, { players: 2 });
      if (!deal.ok) throw new Error(deal.error.code);
      starts.add(deal.value.start);
      first.add(deal.value.powers[0] ?? '');
      second.add(deal.value.powers[1] ?? '');
    }
    expect(starts.size).toBe(2);
    const pool = dealPool({ players: 2 }).map(({ id }) => id);
    expect([...first].sort()).toEqual(pool.toSorted());
    expect([...second].sort()).toEqual(pool.toSorted());
  });

  it('M10.4 a limited choice is twice as many as players and one more, none banned with another', () => {
    for (const players of [2, 3, 4] as const) {
      for (let seed = 0; seed < 100; seed++) {
        const choice = dealChoice(seededRandom(seed), { players });
        if (!choice.ok) throw new Error(choice.error.code);
        expect(choice.value).toHaveLength((players + 1) * 2);
        expect(bannedIn(choice.value)).toEqual([]);
      }
    }
  });

  it('M10.5 heroes and gods are not mixed unless it is asked for', () => {
    for (let seed = 0; seed < 200; seed++) {
      const gods = dealMatchup(seededRandom(seed), { players: 2 });
      const heroes = dealMatchup(seededRandom(seed), { players: 2, sets: ['hero'] });
      expect(gods.ok && gods.value.powers.filter((id) => power(id).set === 'hero')).toEqual([]);
      expect(heroes.ok && heroes.value.powers.filter((id) => power(id).set !== 'hero')).toEqual([]);
    }
  });

  it('M10.6 for the Fleece one card of the twenty-nine', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 500; seed++) {
      const deal = dealMatchup(seededRandom(seed), { players: 2, fleece: true });
      if (!deal.ok) throw new Error(deal.error.code);
      expect(deal.value.powers).toHaveLength(1);
      seen.add(deal.value.powers[0] ?? '');
    }
    expect([...seen].sort()).toEqual(FLEECE_CARDS.toSorted());
  });

  it('Z38 the Golden Fleece with heroes: a card, and a hero for each player', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const deal = dealMatchup(seededRandom(seed), { players: 2, fleece: true, fleeceHeroes: true });
      if (!deal.ok) throw new Error(deal.error.code);
      const { powers, heroes = [] } = deal.value;
      expect([powers.length, heroes.length, new Set(heroes).size]).toEqual([1, 2, 2]);
      expect(power(powers[0] as PowerId).fleece).toBe(true);
      for (const id of heroes) drawn.add(id);
    }
    expect(drawn.size).toBe(dealPool({ players: 2, sets: ['hero'] }).length);
  });

  it('Z38 heroes are dealt only there, and may be avoided', () => {
    const plain = dealMatchup(seededRandom(1), { players: 2, fleeceHeroes: true });
    expect(plain.ok && plain.value.heroes).toBeUndefined();
    const heroes = dealPool({ players: 2, sets: ['hero'] }).map(({ id }) => id);
    const few = { players: 2, fleece: true, fleeceHeroes: true, avoid: heroes.slice(1) } as const;
    expect(dealMatchup(seededRandom(1), few)).toMatchObject({ ok: false, error: { code: 'badCount', at: '1' } });
  });

  it('Z38 M10.4 a limited choice has cards and heroes', () => {
    const choice = dealChoice(seededRandom(2), { players: 2, fleece: true, fleeceHeroes: true });
    if (!choice.ok) throw new Error(choice.error.code);
    const sets = choice.value.map((id) => (power(id).set === 'hero' ? 'hero' : 'card'));
    expect(sets).toEqual([...Array(6).fill('card'), ...Array(6).fill('hero')]);
  });
});
