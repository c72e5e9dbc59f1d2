import { type ReactNode, useId, useRef, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { copyText } from '../../parts/clipboard.ts';

/** Copies the address of the page, which contains the deal. */
export function ShareDeal(): ReactNode {
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
