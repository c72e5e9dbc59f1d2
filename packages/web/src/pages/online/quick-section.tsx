import type { Pairing, Preset } from '@oia/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { hasAccount, useMember } from '../../online/member.ts';
import { loadMyRooms } from '../../online/my-rooms.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { RefusalNotice } from '../../online/refusal-notice.tsx';
import type { Search } from '../../online/search.ts';
import {
  QUICK_CONTROL_NAMES,
  QUICK_CONTROLS,
  type QuickControlName,
  sayControl,
  sayControlInFull,
} from '../../online/time-controls.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { Toggle } from '../../parts/toggle.tsx';
import { lastQuickTerms, rememberQuickTerms } from './quick-terms.ts';

const PRESETS: readonly Preset[] = ['none', 'simple', 'all', 'draft'];

/** Finds an opponent with one tap on a time control. */
export function QuickSection({ search }: { readonly search: Search }): ReactNode {
  const { hub } = useOnlineWords();
  const now = useStore(search.now);
  const fault = useStore(search.fault);
  return (
    <section className="card stack online-quick" aria-labelledby="online-quick">
      <h2 id="online-quick">{hub.quickTitle}</h2>
      {now ? (
        <SearchingNotice
          pairing={now.pairing}
          // Requests do not reject: refusals come as answers, and are shown.
          onStop={() => void search.stop().then(loadMyRooms)}
        />
      ) : (
        <QuickForm
          // Requests do not reject: refusals come as answers, and are shown.
          onBegin={(pairing) => void search.begin(pairing)}
        />
      )}
      <RefusalNotice code={fault} />
    </section>
  );
}

function QuickForm({ onBegin }: { readonly onBegin: (pairing: Pairing) => void }): ReactNode {
  const { hub } = useOnlineWords();
  const [terms, setTerms] = useState(lastQuickTerms);
  const isRated = useCanBeRated() && terms.isRated;
  const begin = (name: QuickControlName): void => {
    rememberQuickTerms(terms);
    onBegin({ preset: terms.preset, control: QUICK_CONTROLS[name], isRated });
  };
  return (
    <>
      <ChoiceGroup
        legend={hub.quickPowers}
        choices={PRESETS.map((value) => ({ value, label: hub.presets[value], note: hub.presetNotes[value] }))}
        value={terms.preset}
        onChange={(preset) => setTerms({ ...terms, preset })}
      />
      <RatedToggle isRated={isRated} onChange={(rated) => setTerms({ ...terms, isRated: rated })} />
      <fieldset>
        <legend className="legend">{hub.quickTime}</legend>
        <div className="online-controls">
          {QUICK_CONTROL_NAMES.map((name) => (
            <ControlButton key={name} name={name} onChoose={() => begin(name)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

const useCanBeRated = (): boolean => hasAccount(useMember());

function RatedToggle({ isRated, onChange }: { isRated: boolean; onChange: (isRated: boolean) => void }): ReactNode {
  const { hub } = useOnlineWords();
  const refusal = useCanBeRated() ? undefined : hub.ratedAccount;
  return (
    <Toggle
      label={hub.rated}
      isOn={isRated}
      onChange={onChange}
      note={refusal ? undefined : hub.ratedNote}
      refusal={refusal}
    />
  );
}

interface ControlButtonProps {
  readonly name: QuickControlName;
  readonly onChoose: () => void;
}

function ControlButton({ name, onChoose }: ControlButtonProps): ReactNode {
  const words = useOnlineWords();
  const control = QUICK_CONTROLS[name];
  return (
    <button
      type="button"
      className="button primary online-control"
      title={sayControlInFull(words, control)}
      onClick={onChoose}
    >
      <strong>{words.hub.paces[name]}</strong>
      <span>{sayControl(words, control)}</span>
    </button>
  );
}

interface SearchingNoticeProps {
  readonly pairing: Pairing;
  readonly onStop: () => void;
}

/** Shown during the search. It takes the focus, because the button that started the search is gone. */
function SearchingNotice({ pairing, onStop }: SearchingNoticeProps): ReactNode {
  const words = useOnlineWords();
  const { hub } = words;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const terms = [
    sayControl(words, pairing.control),
    hub.presets[pairing.preset],
    ...(pairing.isRated ? [hub.rated] : []),
  ];
  return (
    <div className="online-searching">
      <span className="online-pulse" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div role="status">
        <p className="online-searching-title">{hub.searching}</p>
        <p>{terms.join(' · ')}</p>
        <p className="soft">{pairing.control.kind === 'days' ? hub.searchingDays : hub.searchingNote}</p>
      </div>
      <button type="button" className="button" ref={button} onClick={onStop}>
        {hub.stopSearch}
      </button>
    </div>
  );
}
