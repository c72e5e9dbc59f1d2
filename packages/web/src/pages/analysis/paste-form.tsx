import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { FaultNotice } from '../../replay/fault-notice.tsx';
import type { RecordRead } from '../../storage/import-records.ts';
import type { StudySession } from '../../study/study-session.ts';
import { type Opened, openGame, openText } from './opened-study.ts';

interface PasteFormProps {
  readonly onOpen: (session: StudySession) => void;
  readonly text?: string;
}

/** Opens a pasted position, record, study or link, or says what is wrong with it. */
export function PasteForm({ onOpen, text: first = '' }: PasteFormProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const id = useId();
  const [text, setText] = useState(first);
  const [opened, setOpened] = useState<Opened>();
  const take = (result: Opened): void => {
    setOpened(result);
    if (result.kind === 'study') onOpen(result.session);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // Nothing rejects: text that cannot be read comes as an answer, and is shown.
    void openText(text).then(take);
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>{analysis.pasteLabel}</label>
        <p className="soft analysis-note" id={`${id}-help`}>
          {analysis.pasteHelp}
        </p>
        <textarea
          id={id}
          className="analysis-text"
          rows={4}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {opened && opened.kind !== 'study' && (
        <div role="alert">
          <OpenedNotice opened={opened} onGame={(read) => take(openGame(read, text))} />
        </div>
      )}
      <div>
        <button type="submit" className="button primary">
          {analysis.open}
        </button>
      </div>
    </form>
  );
}

interface OpenedNoticeProps {
  readonly opened: Exclude<Opened, { readonly kind: 'study' }>;
  readonly onGame: (read: RecordRead) => void;
}

/** The fault of a text, or a choice between its games. */
export function OpenedNotice({ opened, onGame }: OpenedNoticeProps): ReactNode {
  const { analysis, replay } = useAllWords().ui;
  if (opened.kind === 'fault') return <FaultNotice fault={opened.fault} text={opened.text} />;
  if (opened.kind === 'link') return <p className="notice warning">{replay.linkFaults[opened.fault]}</p>;
  if (opened.kind !== 'games') {
    return <p className="notice warning">{opened.kind === 'empty' ? analysis.nothing : analysis.tooLarge}</p>;
  }
  return (
    <div className="stack">
      <p>{analysis.several}</p>
      <div className="row">
        {opened.games.map((read, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the games of a text never change their places
          <button key={i} type="button" className="button" onClick={() => onGame(read)}>
            {analysis.gameNumber({ number: i + 1 })}
          </button>
        ))}
      </div>
    </div>
  );
}
