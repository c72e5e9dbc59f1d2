import type { Me } from '@oia/protocol';
import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { loadMember, member } from './member.ts';

/** Who this browser is for the server: `nobody` yet, or undefined as long as it is not known. */
export function useMember(): Me | 'nobody' | undefined {
  const now = useStore(member);
  useEffect(() => {
    if (member.value === undefined) void loadMember();
  }, []);
  return now;
}

/** With an account, ratings and more are possible. */
export const hasAccount = (me: Me | 'nobody' | undefined): boolean =>
  me !== undefined && me !== 'nobody' && me.kind === 'account';
