import { useEffect, useRef } from 'react';
import { useWords } from '../../common/words.tsx';
import { notify } from '../../online/notices.ts';
import { useRoomContext } from './room-context.tsx';

const ICON = '/icon.svg';
const ICON_WITH_SIGN = '/icon-turn.svg';

/** Marks the title of the tab when it is the user's turn, and sends a notification if the page is hidden. */
export function useTurnNotice(isTurn: boolean): void {
  useTabTitle(isTurn);
  useTabIcon(isTurn);
  useNotification(isTurn);
}

function useTabTitle(isTurn: boolean): void {
  const { common } = useWords().ui;
  const { words, view } = useRoomContext();
  const players = useOthers();
  const about = view.table ? players : words.waiting;
  const title = [...(isTurn ? [`● ${words.yourTurn}`] : []), ...(about ? [about] : []), common.appName].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function useTabIcon(isTurn: boolean): void {
  useEffect(() => {
    setIcon(isTurn ? ICON_WITH_SIGN : ICON);
    return () => setIcon(ICON);
  }, [isTurn]);
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address);
}

/** Only for turns that begin while the page is open. */
function useNotification(isTurn: boolean): void {
  const { words, room } = useRoomContext();
  const players = useOthers();
  const was = useRef(isTurn);
  const latest = useRef({ words, players });
  latest.current = { words, players };
  useEffect(() => {
    const begins = isTurn && !was.current;
    was.current = isTurn;
    const { words: now, players: names } = latest.current;
    if (!begins) return;
    // A device that cannot show notices: the tab says it too.
    notify({ title: now.yourTurn, body: now.notice({ players: names }), tag: room.id }).catch(() => undefined);
  }, [isTurn, room]);
}

/** The names of the other players; for a spectator, of all players. */
function useOthers(): string {
  const { together } = useWords();
  const { view, state, nameOf } = useRoomContext();
  const seats = (view.table?.seats ?? view.setup.seats).map((_, seat) => seat);
  return together(seats.filter((seat) => seat !== state.seat).map(nameOf));
}
