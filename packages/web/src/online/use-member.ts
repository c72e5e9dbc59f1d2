import type { Me } from '@oia/protocol';
import { useEffect } from 'react';
import { useStore } from '../base/use-store.ts';
import { loadMember, member } from './member.ts';

/** This browser's member on the server; `anonymous`, or undefined while it is not known. */
export function useMember(): Me | 'anonymous' | undefined {
  const now = useStore(member);
  useEffect(() => {
    // Requests do not reject: without an answer the member stays unknown.
    if (member.value === undefined) void loadMember();
  }, []);
  return now;
}

/** With an account, ratings and more are possible. */
export const hasAccount = (me: Me | 'anonymous' | undefined): boolean =>
  me !== undefined && me !== 'anonymous' && me.kind === 'account';
