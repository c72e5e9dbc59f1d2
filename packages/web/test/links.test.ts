import { recordOf, recordText, seededRandom } from '@oia/rules';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFragment } from '../src/storage/import-records.ts';
import { LINK_FAULTS, linkOf, MAX_LINK_LENGTH, readLink } from '../src/storage/links.ts';
import { randomGame } from './random-games.ts';

const linkTo = async (text: string): Promise<string> => (await linkOf(text)) ?? '';
const recordAt = (seed: number): string => recordText(recordOf(randomGame(seed, 80), { A: 'Anna', B: 'Βασίλης' }));

afterEach(() => vi.unstubAllGlobals());

describe('a link', () => {
  test('restores any game, and is shorter than its record', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1e6 }), async (seed) => {
        const text = recordAt(seed);
        const link = await linkTo(text);
        expect(await readLink(link)).toEqual({ ok: true, text });
        expect(link).toMatch(/^d[\w-]+$/);
        if (text.length > 500) expect(link.length).toBeLessThan(text.length);
      }),
      { numRuns: 20 },
    );
  });

  test('works without compression too', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const text = recordAt(7);
    const link = await linkTo(text);
    expect(link[0]).toBe('t');
    expect(await readLink(link)).toEqual({ ok: true, text });
  });

  test('that is compressed says so if the browser cannot decompress', async () => {
    const link = await linkTo(recordAt(7));
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await readLink(link)).toEqual({ ok: false, fault: 'packedLink' });
  });

  test('of a newer version is distinguished from a broken one', async () => {
    expect(await readLink('zAAAA')).toEqual({ ok: false, fault: 'newerLink' });
    for (const broken of ['', 'd', 'main', 'd%20', 'dAAAA', '4abc', 't', 'tA', 't_w']) {
      const read = await readLink(broken);
      expect(read.ok ? read.text : LINK_FAULTS.includes(read.fault)).toBe(true);
    }
    expect(await readLink('')).toEqual({ ok: false, fault: 'brokenLink' });
    expect(await readLink('t_w')).toEqual({ ok: false, fault: 'brokenLink' });
    expect(await readLink('d%20')).toEqual({ ok: false, fault: 'brokenLink' });
  });

  test('is not made if it would be too long, and a long one is not read', async () => {
    const random = seededRandom(1);
    const noise = Array.from({ length: 8000 }, () => random().toString(36).slice(2)).join('');
    expect((await linkOf(noise)) === undefined).toBe(true);
    expect(await readLink(`t${'A'.repeat(MAX_LINK_LENGTH)}`)).toEqual({ ok: false, fault: 'longLink' });
  });

  test('that expands without end is refused', async () => {
    const link = await linkTo('a'.repeat(5_000_000));
    expect(link.length).toBeLessThan(MAX_LINK_LENGTH);
    expect(await readLink(link)).toEqual({ ok: false, fault: 'longLink' });
  });

  test('that is damaged is refused without an exception', async () => {
    const links = await Promise.all([11, 12, 13].map((seed) => linkTo(recordAt(seed))));
    const damage = fc.record({
      link: fc.constantFrom(...links),
      at: fc.nat(2000),
      cut: fc.nat(6),
      put: fc.string({ unit: 'binary', maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ link, at, cut, put }) => {
        const place = at % (link.length + 1);
        const imported = await readFragment(link.slice(0, place) + put + link.slice(place + cut));
        if (imported.kind === 'link') expect(LINK_FAULTS).toContain(imported.fault);
        else expect(imported.kind).toBe('games');
      }),
      { numRuns: 300 },
    );
  });
});
