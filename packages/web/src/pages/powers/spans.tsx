import { Fragment, type ReactNode } from 'react';
import type { Block, Item, Span } from './markdown.ts';

const ELEMENTS = { plain: Fragment, strong: 'strong', emphasis: 'em', code: 'code' } as const;

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  return spans.map(({ style, text }, i) => {
    const Element = ELEMENTS[style];
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a ruling never change
    return <Element key={i}>{text}</Element>;
  });
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Prefix of the numbers, such as "8" in 8.3. */
  readonly prefix?: string | undefined;
}

/** Paragraphs and lists of a text written in Markdown. */
export function Blocks({ blocks, prefix }: BlocksProps): ReactNode {
  return blocks.map((block, i) => {
    const key = `${block.kind}${i}`;
    if (block.kind === 'list') return <Items key={key} {...block} prefix={prefix} />;
    return (
      <p key={key}>
        <Spans spans={block.spans} />
      </p>
    );
  });
}

interface ItemsProps {
  readonly items: readonly Item[];
  readonly isCounted: boolean;
  readonly prefix?: string | undefined;
}

function Items({ items, isCounted, prefix }: ItemsProps): ReactNode {
  const List = isCounted ? 'ol' : 'ul';
  return (
    <List className={prefix ? 'rulings-numbered' : undefined}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a ruling never change
        <li key={i} value={isCounted ? item.number : undefined}>
          {prefix && <span className="rulings-number">{`${prefix}.${item.number}`}</span>}
          <div>
            <Spans spans={item.spans} />
            {item.inner.length > 0 && <Items items={item.inner} isCounted={item.inner[0]?.number !== undefined} />}
          </div>
        </li>
      ))}
    </List>
  );
}
