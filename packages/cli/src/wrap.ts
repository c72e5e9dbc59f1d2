import process from 'node:process';

/** Lines of text are no longer than this, however wide the terminal is. */
const MAX_WIDTH = 96;

/** The width of the terminal; files and pipes get the full width. */
export const terminalWidth = (): number => Math.min(MAX_WIDTH, process.stdout.columns ?? MAX_WIDTH);

/** The codes of colours take no room on the screen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one.
const COLOUR = /\u001b\[\d+m/g;
const visibleLength = (text: string): number => text.replace(COLOUR, '').length;

/** Breaks a text into lines that fit a terminal. */
export function wrapped(text: string, indent = '', width = terminalWidth()): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (visibleLength(line) > indent.length && visibleLength(line) + visibleLength(word) + 1 > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line];
}

/** Breaks a line that is too long; what follows is indented like its beginning. */
export function fitted(line: string, width = terminalWidth()): string[] {
  if (visibleLength(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  return wrapped(line.slice(indent.length), indent, width);
}
