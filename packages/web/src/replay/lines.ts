const MAX_LINE_LENGTH = 120;

/** The line that contains an offset; its number counts from 1. */
export function lineAt(text: string, at: number): { readonly line: number; readonly text: string } | undefined {
  const before = text.slice(0, at).split('\n');
  const from = at - (before.at(-1)?.length ?? 0);
  const [whole = ''] = text.slice(from).split('\n');
  const shown = whole.length > MAX_LINE_LENGTH ? `${whole.slice(0, MAX_LINE_LENGTH)} …` : whole;
  return shown.trim() === '' ? undefined : { line: before.length, text: shown };
}
