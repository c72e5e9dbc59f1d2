import { POWER_LIST, type Power } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { fieldWords, foundPowers, NO_FILTER, type PowerFilter } from '../src/pages/powers/power-properties.ts';

const found = (wanted: Partial<PowerFilter>): readonly string[] => foundPowers(en, { ...NO_FILTER, ...wanted });

const idsOf = (isCurrent: (power: Power) => boolean): string[] => POWER_LIST.filter(isCurrent).map(({ id }) => id);

describe('looking for powers', () => {
  it('finds all powers without a filter', () => expect(found({})).toHaveLength(POWER_LIST.length));

  it('by name, title and text, without accents and capitals', () => {
    expect(found({ text: 'ÁPOLLÓ' })).toEqual(['apollo']);
    expect(found({ text: 'huntress' })).toContain('artemis');
    expect(found({ text: 'whirlpool' })).toContain('charybdis');
    expect(found({ text: 'zzz' })).toEqual([]);
  });

  it('by set, players, Fleece and effect, all at once', () => {
    expect(found({ set: 'hero' })).toEqual(idsOf(({ set }) => set === 'hero'));
    expect(found({ set: 'hero', players: 3 })).toEqual([]);
    expect(found({ isFleece: true })).toEqual(idsOf(({ fleece }) => fleece));
    expect(found({ set: 'simple', effect: 'win' })).toEqual(['pan']);
    expect(found({ players: 4 })).not.toContain('hecate');
    expect(found({ players: 4, effect: 'workers' })).toEqual([]);
  });
});

describe('fields of cards', () => {
  it('all have words, with their initial number if there is one', () => {
    const fields = POWER_LIST.flatMap((power) => power.fields ?? []);
    expect(fields.filter((field) => fieldWords(en.ui.powersPage, field) === undefined)).toEqual([]);
    expect(fieldWords(en.ui.powersPage, { name: 'left', kind: 'count', initial: 3 })).toBe('Coins: 3 to begin with');
  });
});
