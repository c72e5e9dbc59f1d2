import { GUIDES } from '@oia/learning';
import type { PowerId } from '@oia/rules';
import { type Guides, LANGUAGES, loadChunk } from '@oia/texts';
import { describe, expect, it } from 'vitest';

const guides = Object.entries(GUIDES) as [PowerId, NonNullable<(typeof GUIDES)[PowerId]>][];
const english = await loadChunk('en', 'guides');

describe.each(LANGUAGES)('the guides in %s', (language) => {
  it('have words for everything that is shown, and for nothing else', async () => {
    const words: Guides = await loadChunk(language, 'guides');
    expect(Object.keys(words).sort()).toEqual(Object.keys(GUIDES).sort());
    for (const [power, { task, questions }] of guides) {
      expect(Object.keys(words[power]?.misses ?? {}), power).toEqual(Object.keys(task.misses ?? {}));
      expect(Object.keys(words[power]?.questions ?? {}), power).toEqual(Object.keys(questions));
    }
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the guides in %s', (language) => {
  it('are translated', async () => {
    const words = await loadChunk(language, 'guides');
    const same = guides.filter(([power]) =>
      sentences(words, power).some((text) => sentences(english, power).includes(text)),
    );
    expect(same.map(([power]) => power)).toEqual([]);
  });
});

/** Sentences, not single words, which may be the same in two languages. */
function sentences(words: Guides, power: PowerId): readonly string[] {
  const guide = words[power];
  const all = guide
    ? [
        guide.demo,
        guide.limit,
        guide.task,
        guide.done,
        ...Object.values(guide.questions).flatMap(({ ask, answer }) => [ask, answer]),
      ]
    : [];
  return all.filter((text) => text.split(' ').length > 3);
}
