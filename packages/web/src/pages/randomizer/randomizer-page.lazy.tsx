import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { navigate } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { DealForm } from './deal-form.tsx';
import { orderText, readLink } from './deal-link.ts';
import { forgetDealt, lastRequest, recentlyDealt, rememberDeal } from './deal-memory.ts';
import { type DealRequest, dealAll, normalizedRequest } from './deal-request.ts';
import { DealtSection } from './dealt-section.tsx';
import '../../parts/paper.css';
import './randomizer.css';

/** Every deal has its own address, so that the back button works and deals can be shared. */
export function RandomizerPage({ deal }: { readonly deal: string | undefined }): ReactNode {
  const { randomizer } = useAllWords().ui;
  const link = deal === undefined ? undefined : readLink(deal);
  const isRequestOnly = link !== undefined && link.order === undefined;
  const [request, setRequest] = useState<DealRequest>(() => link?.request ?? lastRequest());
  const heading = useFocusOnDeal(deal);
  const [recent, setRecent] = useState(recentlyDealt);
  useEffect(() => {
    // Deals at once on arrival, and replaces the entry in the history, so that back leaves the page.
    if (deal !== undefined) return;
    dealAndShow(request, 'replace');
    setRecent(recentlyDealt());
  }, [deal, request]);
  const dealNow = (wanted: DealRequest): void => {
    dealAndShow(wanted);
    setRecent(recentlyDealt());
  };
  const forget = (): void => {
    forgetDealt();
    setRecent([]);
  };
  return (
    <div className="randomizer for-paper">
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
        recent={recent.length}
        onChange={(change) => setRequest((now) => ({ ...now, ...change }))}
        onForget={forget}
        onDeal={() => dealNow(request)}
      />
    </div>
  );
}

/** Moves the focus to the heading of a new deal, which scrolls to it and is read aloud; not to the one on arrival. */
function useFocusOnDeal(deal: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(deal);
  useEffect(() => {
    if (last.current !== undefined && last.current !== deal) heading.current?.focus();
    last.current = deal;
  }, [deal]);
  return heading;
}

function dealAndShow(wanted: DealRequest, how: 'push' | 'replace' = 'push'): void {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const order = { request: normalizedRequest(wanted), seed, avoid: recentlyDealt() };
  const dealt = dealAll(order);
  if (!dealt.ok) return;
  rememberDeal(wanted, dealt.value);
  navigate({ page: 'randomizer', deal: orderText(order) }, how);
}
