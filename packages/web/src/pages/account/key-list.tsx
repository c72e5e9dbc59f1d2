import type { ReactNode } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { useOnlineWords } from '../../online/online-words.ts';
import { sayDay } from '../../parts/dates.ts';

/** The listed facts of a passkey or a token. */
interface Key {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt?: number;
}

interface KeyListProps<T extends Key> {
  readonly keys: readonly T[];
  readonly onRemove: (key: T) => void;
}

/** Passkeys or tokens, each with the date of its last use. */
export function KeyList<T extends Key>({ keys, onRemove }: KeyListProps<T>): ReactNode {
  const { account } = useOnlineWords();
  const { language } = useStore(settings);
  if (keys.length === 0) return undefined;
  return (
    <ul className="account-list">
      {keys.map((key) => (
        <li key={key.id}>
          <div>
            <strong>{key.label}</strong>
            <p className="soft">
              {account.made({ when: sayDay(language, key.createdAt) })}
              {' · '}
              {key.usedAt === undefined ? account.neverUsed : account.used({ when: sayDay(language, key.usedAt) })}
            </p>
          </div>
          <button
            type="button"
            className="button"
            aria-label={account.removeLabel({ name: key.label })}
            onClick={() => onRemove(key)}
          >
            {account.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
