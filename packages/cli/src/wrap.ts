const WIDTH = 96;

/** Breaks a text into lines that fit a terminal. */
export function wrapped(text: string, indent = '', width = WIDTH): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length > indent.length && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line];
}
