import type { ReactNode, RefObject } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { sayDealFault } from './deal-fault.ts';
import { type DealOrder, dealAll } from './deal-request.ts';
import { DealtCards } from './dealt-cards.tsx';
import { ShareDeal } from './share-deal.tsx';

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
