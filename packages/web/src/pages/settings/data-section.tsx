import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Section } from '../../parts/setting-fields.tsx';
import { deleteGame, keptGames } from '../../storage/games.ts';

/** The stored games, and a button that deletes them. */
export function DataSection(): ReactNode {
  const { settings } = useAllWords().ui;
  const [count, setCount] = useState(() => keptGames().length);
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState('');
  const report = useRef<HTMLParagraphElement>(null);
  // The button is disabled now, so it cannot take the focus back.
  useEffect(() => {
    if (message) report.current?.focus();
  }, [message]);
  const deleteAll = (): void => {
    for (const { id } of keptGames()) deleteGame(id);
    setCount(keptGames().length);
    setIsAsking(false);
    setMessage(settings.deleted);
  };
  return (
    <Section title={settings.dataTitle}>
      <p>{settings.data({ count })}</p>
      <p className="soft">{settings.dataNote}</p>
      <p role="status" ref={report} tabIndex={-1} className={message ? 'notice' : 'unseen'}>
        {message}
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
