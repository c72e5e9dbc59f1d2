import { describe, expect, test } from 'vitest';
import { fittedCertainty, withCertainty, withSection } from '../tools/release-net/page.ts';
import { readSource } from './sources.ts';

describe('the release of a net', () => {
  test('finds its sections on the page, and replaces only them', () => {
    const page = readSource('docs/strength.md');
    for (const name of ['calibration', 'ladder', 'matchups']) {
      const changed = withSection(page, name, 'Something new.');
      expect(changed).toContain(`<!-- ${name} -->\n\nSomething new.\n\n<!-- /${name} -->`);
      expect(withSection(changed, name, 'Something new.')).toBe(changed);
      const [before = ''] = page.split(`<!-- ${name} -->`);
      const after = page.split(`<!-- /${name} -->`)[1] ?? '';
      expect(changed.startsWith(before)).toBe(true);
      expect(changed.endsWith(after)).toBe(true);
    }
    expect(() => withSection(page, 'missing', '')).toThrow('no section "missing"');
  });

  test('reads the constant that fits best, and writes it into the evaluator', () => {
    expect(fittedCertainty('CERTAINTY is 0.95; 1.04 would fit best')).toBe(1.04);
    expect(() => fittedCertainty('nothing')).toThrow('names no constant');
    const source = withCertainty(readSource('packages/engine/src/evaluation/evaluator.ts'), 1.04);
    expect(source).toContain('export const CERTAINTY = 1.04;');
    expect(() => withCertainty('', 1)).toThrow('no constant');
  });
});
