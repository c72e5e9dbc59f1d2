// Comments are written on one line, so that none of them can look like the beginning of the next game.
const WRITTEN: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '}': '\\}', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string, special: RegExp): string => text.replace(special, (letter) => WRITTEN[letter] ?? letter);

export const commentText = (text: string): string => `{${escaped(text, /[\\}\n\r]/g)}}`;
export const tagText = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  `[${name} "${escaped(value, /[\\"\n\r]/g)}"]`;
