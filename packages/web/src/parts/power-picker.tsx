import { SETS } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../common/words.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { Dialog } from './dialog.tsx';
import { Emblem } from './emblem.tsx';
import { DemoButton } from './guide/lazy-demo.tsx';
import { type PowerSearch, searchPowers } from './power-search.ts';
import './power-picker.css';

/** The picker's remark on a power. */
export interface Advice {
  /** Why it cannot be chosen. */
  readonly refusal?: string | undefined;
  /** Shown, but it can be chosen. */
  readonly warning?: string | undefined;
}

interface PowerPickerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** undefined: no power. */
  readonly onPick: (power: PowerId | undefined) => void;
  readonly chosen?: PowerId | undefined;
  readonly advice?: (power: PowerId) => Advice;
  /** Is "no power" a choice? */
  readonly allowsNone?: boolean;
}

/** A dialog to choose one of all powers. It closes when one is chosen. */
export function PowerPicker(props: PowerPickerProps): ReactNode {
  const { title, isOpen, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} size="wide">
      <PickerBody {...props} />
    </Dialog>
  );
}

const NO_ADVICE = (): Advice => ({});

function PickerBody({ onClose, onPick, chosen, advice = NO_ADVICE, allowsNone }: PowerPickerProps): ReactNode {
  const words = useAllWords();
  const [search, setSearch] = useState<PowerSearch>({ text: '', set: 'all' });
  const found = searchPowers(words, search);
  const pick = (power: PowerId | undefined): void => {
    onPick(power);
    onClose();
  };
  const firstFree = found.find((power) => advice(power).refusal === undefined);
  const showsNone = allowsNone && search.text === '' && search.set === 'all';
  return (
    <div className="power-picker">
      <SearchFields search={search} onSearch={setSearch} onEnter={() => firstFree && pick(firstFree)} />
      <p className="soft power-picker-count" role="status">
        {found.length > 0 ? words.ui.picker.found({ count: found.length }) : words.ui.picker.nothing}
      </p>
      <ul onKeyDown={moveFocusByArrows}>
        {showsNone && <NoneEntry isChosen={chosen === undefined} onPick={() => pick(undefined)} />}
        {found.map((power) => (
          <PowerEntry
            key={power}
            power={power}
            advice={advice(power)}
            isChosen={power === chosen}
            onPick={() => pick(power)}
          />
        ))}
      </ul>
    </div>
  );
}

/** A device with a mouse has a keyboard; on others a focused field would open one over half of the list. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

interface SearchFieldsProps {
  readonly search: PowerSearch;
  readonly onSearch: (search: PowerSearch) => void;
  readonly onEnter: () => void;
}

function SearchFields({ search, onSearch, onEnter }: SearchFieldsProps): ReactNode {
  const { picker } = useAllWords().ui;
  const id = useId();
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The dialog may be inside a form, which must not be submitted.
    event.preventDefault();
    onEnter();
  };
  const sets = [
    { value: 'all', label: picker.allSets } as const,
    ...SETS.map((set) => ({ value: set, label: picker.sets[set] })),
  ];
  return (
    <div className="power-picker-search">
      <div className="field">
        <label htmlFor={id}>{picker.search}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          data-focus={hasKeyboard() ? '' : undefined}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.target.value })}
          onKeyDown={enter}
        />
      </div>
      <ChoiceGroup
        legend={picker.set}
        choices={sets}
        value={search.set}
        onChange={(set) => onSearch({ ...search, set })}
      />
    </div>
  );
}

function NoneEntry({ isChosen, onPick }: { readonly isChosen: boolean; readonly onPick: () => void }): ReactNode {
  const { picker } = useAllWords().ui;
  return (
    <li>
      <button type="button" className="power-entry" aria-pressed={isChosen} onClick={onPick}>
        <span className="power-entry-blank" aria-hidden="true" />
        <span className="power-entry-words">
          <strong>{picker.none}</strong>
          <span>{picker.noneNote}</span>
        </span>
      </button>
    </li>
  );
}

interface PowerEntryProps {
  readonly power: PowerId;
  readonly advice: Advice;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

/** A refused power can still be focused and read, but not chosen. */
function PowerEntry({ power, advice: { refusal, warning }, isChosen, onPick }: PowerEntryProps): ReactNode {
  const { name, title, text, language } = useAllWords().powers[power];
  return (
    <li>
      <button
        type="button"
        className="power-entry"
        aria-pressed={isChosen}
        aria-disabled={refusal !== undefined}
        onClick={() => refusal === undefined && onPick()}
      >
        <Emblem power={power} />
        <span className="power-entry-words">
          <strong>{name}</strong>
          <em lang={language}>{title}</em>
          {refusal && <span className="power-entry-refusal">{refusal}</span>}
          {warning && <span className="power-entry-warning">{warning}</span>}
          <span lang={language}>{text}</span>
        </span>
      </button>
      <DemoButton power={power} />
    </li>
  );
}

const DISTANCES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveFocusByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const distance = DISTANCES[event.key];
  const isEntry = event.target instanceof HTMLElement && event.target.matches('.power-entry');
  if (distance === undefined || !isEntry) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.power-entry')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  buttons[at + distance]?.focus();
}
