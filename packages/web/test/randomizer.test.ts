import { isBalanced, shippedMatchups } from '@oia/engine/matchups';
import { powerById, SETS, seatLetter } from '@oia/rules';
import { en, type PowerId } from '@oia/texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathOf, routeOf } from '../src/common/routes.ts';
import { orderText, readLink, requestText } from '../src/pages/randomizer/deal-link.ts';
import { forgetDealt, lastRequest, recentlyDealt, rememberDeal } from '../src/pages/randomizer/deal-memory.ts';
import {
  DEAL_COUNTS,
  DEAL_KINDS,
  DEFAULT_REQUEST,
  type DealOrder,
  type DealRequest,
  type Dealt,
  dealAll,
  faultOf,
  normalizedRequest,
  PLAYER_COUNTS,
} from '../src/pages/randomizer/deal-request.ts';
import { setupOf } from '../src/pages/randomizer/setup-lines.ts';

const order = (news: Partial<DealRequest> = {}, seed = 1, avoid: readonly PowerId[] = []): DealOrder => ({
  request: { ...DEFAULT_REQUEST, ...news },
  seed,
  avoid,
});

function dealt(asked: DealOrder): readonly Dealt[] {
  const all = dealAll(asked);
  if (!all.ok) throw new Error(all.error.code);
  return all.value;
}

/** All requests the form can make. */
const ORDERS: readonly DealOrder[] = DEAL_KINDS.flatMap((kind) =>
  PLAYER_COUNTS.flatMap((players) =>
    DEAL_COUNTS.flatMap((count) =>
      [true, false].flatMap((isOn) => [
        order({ kind, players, count, isFresh: isOn, isOpen: isOn, isFleece: players === 2 && !isOn }, 7 * count, [
          'pan',
        ]),
        order(
          { kind, players, count, isFresh: isOn, isBalanced: isOn, sets: isOn ? SETS : ['simple', 'fleece'] },
          4_294_967_295,
        ),
      ]),
    ),
  ),
);

describe('a link to a deal', () => {
  it('gives the same deal each time', () => {
    for (const asked of ORDERS) {
      const path = pathOf({ page: 'randomizer', deal: orderText(asked) });
      const route = routeOf(new URL(path, 'https://oia.example'));
      const link = route.page === 'randomizer' ? readLink(route.deal ?? '') : undefined;
      expect(link?.request).toEqual(asked.request);
      expect(link?.order && dealAll(link.order)).toEqual(dealAll(asked));
      expect(dealAll(asked).ok).toBe(true);
    }
  });

  it('is only a request without a seed', () => {
    const request: DealRequest = { ...DEFAULT_REQUEST, players: 3, isOpen: true, isFresh: false };
    expect(readLink(requestText(request))).toEqual({ request, order: undefined });
    expect(readLink('')).toEqual({ request: DEFAULT_REQUEST, order: undefined });
  });

  it.each([
    'players=5',
    'sets=promo',
    'count=1000000',
    'seed=x',
    'seed=-1',
    'seed=4294967296',
    'avoid=nobody',
    'with=luck',
    'deal=cards',
  ])('%s makes no sense', (text) => expect(readLink(text)).toBeUndefined());
});

describe('dealing', () => {
  it('a fresh deal has no power twice and no recent ones', () => {
    const avoid: readonly PowerId[] = ['apollo', 'artemis', 'athena', 'zeus'];
    for (let seed = 0; seed < 50; seed++) {
      const powers = dealt(order({ count: 6 }, seed, avoid)).flatMap((one) => one.powers);
      expect(powers).toHaveLength(12);
      expect(new Set([...powers, ...avoid]).size).toBe(16);
    }
  });

  it('if too few are left, the oldest are reused first', () => {
    const simple: readonly PowerId[] = [
      'hermes',
      'pan',
      'apollo',
      'artemis',
      'athena',
      'atlas',
      'demeter',
      'hephaestus',
      'minotaur',
      'prometheus',
    ];
    for (let seed = 0; seed < 20; seed++) {
      const [one] = dealt(order({ sets: ['simple'] }, seed, simple));
      expect(one?.powers.toSorted()).toEqual(['hermes', 'pan']);
    }
  });

  it('balanced deals are balanced, for every number of players', () => {
    for (const players of PLAYER_COUNTS) {
      for (let seed = 0; seed < 10; seed++) {
        const all = dealt(order({ players, count: 6, isBalanced: true }, seed));
        expect(all.filter(({ powers }) => !isBalanced(shippedMatchups(), powers))).toEqual([]);
      }
    }
    const plain = Array.from({ length: 20 }, (_, seed) => dealt(order({}, seed))[0]?.powers ?? []);
    expect(plain.some((powers) => !isBalanced(shippedMatchups(), powers))).toBe(true);
  });

  it('with the Fleece, and for a draft, nothing is balanced', () => {
    const balanced = { ...DEFAULT_REQUEST, isBalanced: true };
    expect(normalizedRequest({ ...balanced, isFleece: true }).isBalanced).toBe(false);
    expect(normalizedRequest({ ...balanced, kind: 'choice' }).isBalanced).toBe(false);
    expect(normalizedRequest({ ...balanced, isFleece: true, players: 3 }).isBalanced).toBe(true);
  });

  it('another seed gives another deal', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => String(dealt(order({}, seed))[0]?.powers)));
    expect(seen.size).toBeGreaterThan(30);
  });

  it('heroes are for two players without the Fleece, the Fleece for two players', () => {
    expect(normalizedRequest({ ...DEFAULT_REQUEST, sets: SETS, players: 3 }).sets).not.toContain('hero');
    expect(normalizedRequest({ ...DEFAULT_REQUEST, sets: SETS, isFleece: true }).sets).not.toContain('hero');
    expect(normalizedRequest({ ...DEFAULT_REQUEST, isFleece: true, players: 4 }).isFleece).toBe(false);
    expect(normalizedRequest({ ...DEFAULT_REQUEST, sets: SETS }).sets).toEqual(SETS);
    const powers = dealt(order({ sets: ['hero'], count: 4 })).flatMap((one) => one.powers);
    expect(powers.every((id) => powerById(id)?.set === 'hero')).toBe(true);
  });

  it('says when nothing can be dealt', () => {
    expect(faultOf({ ...DEFAULT_REQUEST, sets: [] })?.code).toBe('badCount');
    expect(faultOf({ ...DEFAULT_REQUEST, sets: ['hero'], players: 3 })?.code).toBe('badCount');
    expect(faultOf({ ...DEFAULT_REQUEST, sets: ['hero'] })).toBeUndefined();
    expect(dealAll(order({ sets: [] })).ok).toBe(false);
  });
});

describe('the set-up', () => {
  const nameOf = seatLetter;

  it('a power that places first makes its player the Start Player; hidden workers are placed last', () => {
    const setup = setupOf(en, { players: 2, powers: ['hecate', 'bia'], start: 0 }, nameOf);
    expect(setup).toEqual({
      start: 1,
      lines: ['B: place 2 workers.', 'A: place 2 workers in secret.', 'B takes the first turn.'],
    });
  });

  it('with the Ram the other player begins', () => {
    const setup = setupOf(en, { players: 2, fleece: 'siren', start: 0 }, nameOf);
    expect(setup?.lines).toEqual([
      'A: place 2 workers.',
      'B: place 2 workers.',
      'A: put the Ram on a free space.',
      'A: choose a direction for Siren.',
      'B takes the first turn.',
    ]);
  });

  it('lists three workers, secrets and cards in order', () => {
    const lines = setupOf(en, { players: 3, powers: ['chaos', 'moerae', 'aeolus'], start: 2 }, nameOf)?.lines;
    expect(lines).toHaveLength(7);
    expect(lines?.[0]).toContain('Chaos');
    expect(lines?.slice(1, 4)).toEqual([
      'C: place 2 workers.',
      'C: choose a direction for Aeolus.',
      'A: place 2 workers.',
    ]);
    expect(lines?.[4]).toBe('B: place 3 workers.');
    expect(
      setupOf(en, { players: 4, powers: ['apollo', 'artemis', 'athena', 'atlas'], start: 1 }, nameOf)?.lines,
    ).toEqual(['B: place 2 workers.', 'C: place 2 workers.', 'D takes the first turn.']);
  });
});

describe('what is remembered', () => {
  beforeEach(forgetDealt);

  it('the last 24 powers, each once, the newest last; and the request', () => {
    const request: DealRequest = { ...DEFAULT_REQUEST, players: 4, count: 6 };
    for (let seed = 0; seed < 5; seed++) rememberDeal(request, dealt({ request, seed, avoid: recentlyDealt() }));
    expect(recentlyDealt()).toHaveLength(24);
    expect(new Set(recentlyDealt()).size).toBe(24);
    expect(lastRequest()).toEqual(request);
    rememberDeal(DEFAULT_REQUEST, [{ powers: ['pan', 'zeus'], options: undefined, challenger: 0 }]);
    expect(recentlyDealt().slice(-2)).toEqual(['pan', 'zeus']);
  });
});
