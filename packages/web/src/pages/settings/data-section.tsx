import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { deleteGame, keptGames } from '../../storage/games.ts';
import { useAllWords } from '../../words.tsx';
import { Section } from './setting-fields.tsx';

/** What lies on this device, and how to be rid of it. */
export function DataSection(): ReactNode {
  const { settings } = useAllWords().ui;
  const [count, setCount] = useState(() => keptGames().length);
  const [isAsking, setIsAsking] = useState(false);
  const [news, setNews] = useState('');
  const report = useRef<HTMLParagraphElement>(null);
  // The button cannot have the focus back: there is nothing left to delete.
  useEffect(() => {
    if (news) report.current?.focus();
  }, [news]);
  const deleteAll = (): void => {
    for (const { id } of keptGames()) deleteGame(id);
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
      {isAsking && (
        <ConfirmDialog
          title={settings.deleteTitle}
          action={settings.deleteAll}
          onClose={() => setIsAsking(false)}
          onConfirm={deleteAll}
        >
          <p>{settings.deleteText({ count })}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
