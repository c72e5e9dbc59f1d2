import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { forgetGame, keptGames } from '../../storage/games.ts';
import { useWords } from '../../words.tsx';
import { Section } from './setting-fields.tsx';

/** What lies on this device, and how to be rid of it. */
export function DataSection(): ReactNode {
  const { settings } = useWords().ui;
  const [count, setCount] = useState(() => keptGames().length);
  const [isAsking, setIsAsking] = useState(false);
  const [news, setNews] = useState('');
  const report = useRef<HTMLParagraphElement>(null);
  // The button cannot have the focus back: there is nothing left to delete.
  useEffect(() => {
    if (news) report.current?.focus();
  }, [news]);
  const deleteAll = (): void => {
    for (const { id } of keptGames()) forgetGame(id);
    setCount(keptGames().length);
    setIsAsking(false);
    setNews(settings.deleted);
  };
  return (
    <Section title={settings.dataTitle}>
      <p>{settings.data({ count })}</p>
      <p className="soft">{settings.dataNote}</p>
      <p role="status" ref={report} tabIndex={-1} className={news ? 'notice' : 'unseen'}>
        {news}
      </p>
      <button type="button" className="button danger" disabled={count === 0} onClick={() => setIsAsking(true)}>
        {settings.deleteAll}
      </button>
      <DeleteDialog isOpen={isAsking} count={count} onClose={() => setIsAsking(false)} onDelete={deleteAll} />
    </Section>
  );
}

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly count: number;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

function DeleteDialog({ isOpen, count, onClose, onDelete }: DeleteDialogProps): ReactNode {
  const { settings, common } = useWords().ui;
  const actions = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {common.cancel}
      </button>
      <button type="button" className="button danger" onClick={onDelete}>
        {settings.deleteAll}
      </button>
    </>
  );
  return (
    <Dialog title={settings.deleteTitle} isOpen={isOpen} onClose={onClose} actions={actions}>
      <p>{settings.deleteText({ count })}</p>
    </Dialog>
  );
}
