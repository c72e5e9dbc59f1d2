import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { navigate } from '../../router.tsx';
import { useAllWords } from '../../words.tsx';
import { DealForm } from './deal-form.tsx';
import { orderText, readLink } from './deal-link.ts';
import { dealtLately, forgetDealt, lastRequest, rememberDeal } from './deal-memory.ts';
import { type DealRequest, dealAll, settledRequest } from './deal-request.ts';
import { DealtSection } from './dealt-section.tsx';
import './randomizer.css';

/** Every deal has an address: the back button leads to the one before, and a link to the same one elsewhere. */
export function RandomizerPage({ deal }: { readonly deal: string | undefined }): ReactNode {
  const { randomizer } = useAllWords().ui;
  const link = deal === undefined ? undefined : readLink(deal);
  const isRequestOnly = link !== undefined && link.order === undefined;
  const [request, setRequest] = useState<DealRequest>(() => link?.request ?? lastRequest());
  const heading = useFocusOnDeal(deal);
  const [lately, setLately] = useState(dealtLately);
  const dealNow = (wanted: DealRequest): void => {
    dealAnew(wanted);
    setLately(dealtLately());
  };
  const forget = (): void => {
    forgetDealt();
    setLately([]);
  };
  return (
    <div className="randomizer">
      <header className="randomizer-intro">
        <h1>{randomizer.title}</h1>
        <p>{randomizer.intro}</p>
      </header>
      {deal !== undefined && !isRequestOnly && (
        <DealtSection
          heading={heading}
          deal={deal}
          order={link?.order}
          onAgain={() => dealNow(link?.request ?? request)}
        />
      )}
      <DealForm
        request={request}
        lately={lately.length}
        onChange={(news) => setRequest((now) => ({ ...now, ...news }))}
        onForget={forget}
        onDeal={() => dealNow(request)}
      />
    </div>
  );
}

/** Whoever deals is led to the cards, by eye and by ear. */
function useFocusOnDeal(deal: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(deal);
  useEffect(() => {
    if (last.current !== deal) heading.current?.focus();
    last.current = deal;
  }, [deal]);
  return heading;
}

function dealAnew(wanted: DealRequest): void {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const order = { request: settledRequest(wanted), seed, avoid: dealtLately() };
  const dealt = dealAll(order);
  if (!dealt.ok) return;
  rememberDeal(wanted, dealt.value);
  navigate({ page: 'randomizer', deal: orderText(order) });
}
