import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MUTATIONS } from '../tools/mutate/mutations.ts';

const sourceOf = (file: string): string => readFileSync(new URL(`../packages/rules/${file}`, import.meta.url), 'utf8');

const problemOf = ({ file, find, replace }: (typeof MUTATIONS)[number]): string | undefined => {
  const times = sourceOf(file).split(find).length - 1;
  if (times !== 1) return `${file}: ${find} occurs ${times} times`;
  return find === replace ? `${file}: ${find} is replaced by itself` : undefined;
};

describe('npm run mutate', () => {
  it('finds the code of every mutation exactly once', () => {
    expect(MUTATIONS.length).toBeGreaterThan(250);
    expect(MUTATIONS.flatMap((mutation) => problemOf(mutation) ?? [])).toEqual([]);
  });
});
