import { describe, expect, test } from 'vitest';
import { fitted, wrapped } from '../src/wrap.ts';

describe('lines that fit a terminal', () => {
  test('a text is broken between words', () => {
    expect(wrapped('one two three four', '  ', 11)).toEqual(['  one two', '  three', '  four']);
  });

  test('a line that fits stays as it is, spaces included', () => {
    expect(fitted('  a   b', 7)).toEqual(['  a   b']);
  });

  test('a line that is too long goes on with the same indent', () => {
    expect(fitted('  your worker may move up', 14)).toEqual(['  your worker', '  may move up']);
  });

  test('colours take no room', () => {
    const bold = '\u001b[1mone two\u001b[0m';
    expect(fitted(bold, 7)).toEqual([bold]);
    expect(fitted(bold, 6)).toEqual(['\u001b[1mone', 'two\u001b[0m']);
  });
});
