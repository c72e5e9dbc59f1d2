import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../base/use-store.ts';
import { useWords } from '../common/words.tsx';
import { useOnlineWords } from './online-words.ts';
import { findServer, hasServer } from './server.ts';

interface NeedsServerProps {
  /** The title of the page, also for the tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The content of a page that needs a server, or a notice that there is none. */
export function NeedsServer({ title, children }: NeedsServerProps): ReactNode {
  const { hub } = useOnlineWords();
  const isThere = useStore(hasServer);
  const [isAsked, setAsked] = useState(false);
  useOnlineTitle(title);
  useEffect(() => {
    findServer().then(() => setAsked(true));
  }, []);
  if (isThere) return children;
  if (!isAsked) return undefined;
  return (
    <>
      <h1>{title}</h1>
      <p className="notice">{hub.noServer}</p>
    </>
  );
}

/** Sets the title of the tab. Online pages do this themselves, because their words are loaded with them. */
export function useOnlineTitle(title: string): void {
  const { appName } = useWords().ui.common;
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
}
