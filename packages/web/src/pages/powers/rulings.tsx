import type { PowerId } from '@oia/texts';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import type { Block, Item, Span } from './markdown.ts';
import { type GeneralRuling, type PowerRulings, type RulingPart, rulingsOf } from './ruling-book.ts';
import { loadBooks } from './ruling-files.ts';
import './rulings.css';

type Loaded = PowerRulings | 'loading' | 'failed' | 'none';

function useRulings(power: PowerId): readonly [Loaded, () => void] {
  const [books, setBooks] = useState<readonly string[] | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setBooks('loading');
    loadBooks().then(setBooks, () => setBooks('failed'));
  }, []);
  useEffect(load, [load]);
  return [typeof books === 'string' ? books : (rulingsOf(books, power) ?? 'none'), load];
}

/** All rulings about a power; loads them when it is shown. */
export function Rulings({ power }: { readonly power: PowerId }): ReactNode {
  const { powersPage } = useAllWords().ui;
  const [rulings, load] = useRulings(power);
  if (rulings === 'loading') return <p role="status">{powersPage.rulingsLoading}</p>;
  if (rulings === 'none') return <p>{powersPage.rulingsNone}</p>;
  if (rulings === 'failed') return <Failed onRetry={load} />;
  return (
    <div className="rulings">
      <LanguageNote />
      <div lang="en">
        {rulings.parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <General rulings={rulings.general} />
      </div>
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { powersPage } = useAllWords().ui;
  return (
    <div className="notice warning" role="alert">
      <p>{powersPage.rulingsFailed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {powersPage.tryAgain}
      </button>
    </div>
  );
}

function LanguageNote(): ReactNode {
  const { language } = useStore(settings);
  const { powersPage } = useAllWords().ui;
  return language === 'en' ? undefined : <p className="notice">{powersPage.rulingsEnglish}</p>;
}

function Part({ part }: { readonly part: RulingPart }): ReactNode {
  const titles: Readonly<Record<string, string>> = useAllWords().ui.powersPage.rulingParts;
  const { language } = useStore(settings);
  // "3 / 4" and "3/4" are the same part.
  const name = part.title.replace(/ ?\/ ?/, ' / ');
  return (
    <section>
      <h3 lang={language}>{titles[name] ?? part.title}</h3>
      <Blocks blocks={part.blocks} prefix={part.prefix} />
    </section>
  );
}

/** The general rulings that the rulings of the power refer to. */
function General({ rulings }: { readonly rulings: readonly GeneralRuling[] }): ReactNode {
  const { language } = useStore(settings);
  const { powersPage } = useAllWords().ui;
  if (rulings.length === 0) return undefined;
  return (
    <details className="rulings-general">
      <summary lang={language}>{powersPage.general}</summary>
      <dl>
        {rulings.map(({ id, title, blocks }) => (
          <div key={id}>
            <dt>{title ? `${id} · ${title}` : id}</dt>
            <dd>
              <Blocks blocks={blocks} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

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
function Blocks({ blocks, prefix }: BlocksProps): ReactNode {
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
