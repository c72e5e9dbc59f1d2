/** A piece of text in one style. */
export interface Span {
  readonly style: 'plain' | 'strong' | 'emphasis' | 'code';
  readonly text: string;
}

export interface Item {
  /** Its number in a numbered list. */
  readonly number: number | undefined;
  readonly spans: readonly Span[];
  readonly inner: readonly Item[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isCounted: boolean; readonly items: readonly Item[] };

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`/g;

/** Parses bold, emphasis and code; everything else is plain text. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) spans.push({ style: 'plain', text: text.slice(end, found.index) });
    const { strong, emphasis, code } = found.groups ?? {};
    if (strong !== undefined) spans.push({ style: 'strong', text: strong });
    else if (emphasis !== undefined) spans.push({ style: 'emphasis', text: emphasis });
    else spans.push({ style: 'code', text: code ?? '' });
    end = found.index + found[0].length;
  }
  return end < text.length ? [...spans, { style: 'plain', text: text.slice(end) }] : spans;
}

/** A paragraph or list item; wrapped lines are joined. */
interface Line {
  readonly indent: number;
  readonly mark: string;
  readonly text: string;
}

const LINE = /^(?<indent> *)(?<mark>(?:-|\d+\.) )?(?<text>.*)$/;

function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  let isOpen = false;
  for (const raw of source.split('\n')) {
    const { indent = '', mark = '', text = '' } = LINE.exec(raw.trimEnd())?.groups ?? {};
    const last = lines.at(-1);
    if (isOpen && last && !mark && text) lines[lines.length - 1] = { ...last, text: `${last.text} ${text}` };
    else if (text) lines.push({ indent: indent.length, mark: mark.trim(), text });
    isOpen = text !== '';
  }
  return lines;
}

const itemOf = ({ mark, text }: Line, inner: readonly Item[] = []): Item => ({
  number: mark === '-' ? undefined : Number.parseInt(mark, 10),
  spans: spansOf(text),
  inner,
});

/** Parses paragraphs and lists with one level of nesting, which is all that the rulings use. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of linesOf(source)) {
    const last = blocks.at(-1);
    const isCounted = line.mark !== '-';
    if (!line.mark) blocks.push({ kind: 'paragraph', spans: spansOf(line.text) });
    else if (last?.kind !== 'list' || (line.indent === 0 && last.isCounted !== isCounted))
      blocks.push({ kind: 'list', isCounted, items: [itemOf(line)] });
    else blocks[blocks.length - 1] = { ...last, items: withLine(last.items, line) };
  }
  return blocks;
}

function withLine(items: readonly Item[], line: Line): Item[] {
  const last = items.at(-1);
  if (line.indent === 0 || !last) return [...items, itemOf(line)];
  return [...items.slice(0, -1), { ...last, inner: [...last.inner, itemOf(line)] }];
}
