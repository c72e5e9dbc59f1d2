import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { copyText } from '../../parts/clipboard.ts';
import { type DealOrder, dealAll, sayDealFault } from './deal-request.ts';
import { DealtCards } from './dealt-cards.tsx';

interface DealtSectionProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The query of the address. */
  readonly deal: string;
  /** undefined: the address is invalid. */
  readonly order: DealOrder | undefined;
  readonly onAgain: () => void;
}

/** The deal, or why there is none. */
export function DealtSection({ heading, deal, order, onAgain }: DealtSectionProps): ReactNode {
  const { ui } = useAllWords();
  const { randomizer } = ui;
  const dealt = order && dealAll(order);
  return (
    <section className="randomizer-dealt">
      <h2 ref={heading} tabIndex={-1}>
        {randomizer.dealtTitle}
      </h2>
      {!order && (
        <p className="notice warning" role="alert">
          {randomizer.badLink}
        </p>
      )}
      {dealt?.ok === false && <p className="notice warning">{sayDealFault(ui, dealt.error)}</p>}
      {order && dealt?.ok && (
        <>
          <DealActions onAgain={onAgain} />
          {dealt.value.map((one, i) => (
            <DealtCards
              // biome-ignore lint/suspicious/noArrayIndexKey: match-ups may be equal, so each is identified by its index
              key={`${deal} ${i}`}
              dealt={one}
              order={order}
              number={order.request.count > 1 ? i + 1 : undefined}
            />
          ))}
        </>
      )}
    </section>
  );
}

function DealActions({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const { randomizer } = useAllWords().ui;
  return (
    <div className="row randomizer-deeds">
      <button type="button" className="button primary" onClick={onAgain}>
        {randomizer.dealAgain}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        {randomizer.print}
      </button>
      <ShareDeal />
    </div>
  );
}

/** Copies the address of the page, which contains the deal. */
function ShareDeal(): ReactNode {
  const { randomizer } = useAllWords().ui;
  const field = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState<{ readonly link: string; readonly isCopied: boolean }>();
  const share = async (): Promise<void> => {
    const link = location.href;
    setShared({ link, isCopied: await copyText(link, field.current) });
  };
  return (
    <>
      <button type="button" className="button" onClick={share}>
        {randomizer.share}
      </button>
      <p role="status" className="randomizer-shared">
        {shared?.isCopied && shared.link === location.href && randomizer.copied}
      </p>
      {shared && !shared.isCopied && <LinkToCopy link={shared.link} />}
    </>
  );
}

function LinkToCopy({ link }: { readonly link: string }): ReactNode {
  const { randomizer } = useAllWords().ui;
  const id = useId();
  return (
    <div className="field randomizer-link">
      <label htmlFor={id}>{randomizer.linkToCopy}</label>
      <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
    </div>
  );
}
