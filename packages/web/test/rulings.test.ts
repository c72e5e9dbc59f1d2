import { readdirSync, readFileSync } from 'node:fs';
import { POWER_LIST } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, spansOf } from '../src/pages/powers/markdown.ts';
import { rulingsOf, withoutSources } from '../src/pages/powers/ruling-book.ts';
import { loadBooks } from '../src/pages/powers/ruling-files.ts';

const shelf = new URL('../../../docs/rules/', import.meta.url);
const BOOKS = readdirSync(shelf)
  .filter((name) => /^(?:general|powers-.*)\.md$/.test(name))
  .map((name) => readFileSync(new URL(name, shelf), 'utf8'));

const textOf = (blocks: readonly Block[]): string => JSON.stringify(blocks);

describe('rulings of a power', () => {
  it.each(POWER_LIST.map(({ id }) => id))('%s has its rule and numbered cases, without sources', (id) => {
    const rulings = rulingsOf(BOOKS, id);
    const titles = rulings?.parts.map(({ title }) => title) ?? [];
    expect(titles.slice(0, 1)).toEqual(['Exact rule']);
    expect(titles).toContain('Edge cases');
    expect(new Set(titles).size).toBe(titles.length);
    const cases = rulings?.parts.find(({ prefix }) => prefix !== undefined);
    const [list] = cases?.blocks ?? [];
    const numbers = list?.kind === 'list' ? list.items.map(({ number }) => number) : [];
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(textOf(rulings?.parts.flatMap(({ blocks }) => blocks) ?? [])).not.toMatch(/\*\*|\bDEC\b|BGA =|\[EN/);
  });

  it('the cases of a power are numbered as in the rule files', () => {
    expect(rulingsOf(BOOKS, 'minotaur')?.parts.map(({ title, prefix }) => [title, prefix])).toEqual([
      ['Exact rule', undefined],
      ['Edge cases', '8'],
      ['3 / 4 players', undefined],
      ['Fleece', undefined],
    ]);
  });

  it('all general rulings that are referred to are included', () => {
    expect(rulingsOf(BOOKS, 'adonis')?.general.map(({ id }) => id)).toEqual(['Z26']);
    for (const { id } of POWER_LIST) {
      for (const ruling of rulingsOf(BOOKS, id)?.general ?? []) expect(ruling.blocks, ruling.id).not.toEqual([]);
    }
  });

  it('an unknown power has none', () => expect(rulingsOf(BOOKS, 'nyx')).toBeUndefined());

  it('the app loads the same files', async () => expect([...(await loadBooks())].sort()).toEqual(BOOKS.toSorted()));

  it('sources are left out, other brackets stay', () => {
    expect(withoutSources('A (see 8.1). (EN, BGA =) B `[EN; BGA]` C [DEC; x]')).toBe('A (see 8.1). B C');
  });
});

describe('the Markdown of the rulings', () => {
  it('parses bold, emphasis and code', () => {
    expect(spansOf('a **b** *c* `d`')).toEqual([
      { style: 'plain', text: 'a ' },
      { style: 'strong', text: 'b' },
      { style: 'plain', text: ' ' },
      { style: 'emphasis', text: 'c' },
      { style: 'plain', text: ' ' },
      { style: 'code', text: 'd' },
    ]);
  });

  it('joins wrapped lines and keeps nested lists', () => {
    const [paragraph, list] = blocksOf('one\ntwo\n\n- a\n  more\n  - b\n- c');
    expect(paragraph).toEqual({ kind: 'paragraph', spans: [{ style: 'plain', text: 'one two' }] });
    expect(list).toMatchObject({
      kind: 'list',
      isCounted: false,
      items: [{ spans: [{ text: 'a more' }], inner: [{ spans: [{ text: 'b' }] }] }, { spans: [{ text: 'c' }] }],
    });
  });
});
