import type { ReactNode } from 'react';
import { useOnlineWords } from '../../../online/online-words.ts';
import { ChoiceGroup } from '../../../parts/choice-group.tsx';

/** Where a game is played. */
export type Where = 'here' | 'online';

interface WhereChoiceProps {
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}

/** On this device, or on the server. */
export function WhereChoice({ where, onChange }: WhereChoiceProps): ReactNode {
  const { hub } = useOnlineWords();
  return (
    <div className="card new-where">
      <ChoiceGroup
        legend={hub.newWhere}
        choices={[
          { value: 'here', label: hub.newHere },
          { value: 'online', label: hub.newOnline },
        ]}
        value={where}
        onChange={onChange}
      />
    </div>
  );
}
