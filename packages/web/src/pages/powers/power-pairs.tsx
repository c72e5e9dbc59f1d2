import { type BanKind, bannedWith, type Power, type PowerId } from '@oia/rules';
import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { Emblem } from '../../parts/emblem.tsx';

/** The powers this one should not meet, by strictness. */
export function PowerPairs({ power }: { readonly power: Power }): ReactNode {
  const { powersPage } = useAllWords().ui;
  const of = (kind: BanKind): readonly PowerId[] => bannedWith(power.id, [kind]);
  return (
    <section className="card">
      <h2>{powersPage.pairs}</h2>
      {bannedWith(power.id).length === 0 && <p>{powersPage.noPairs}</p>}
      <Opponents title={powersPage.refused} ids={of('refused')} />
      <Opponents title={powersPage.banned} ids={of('official')} />
      <Opponents title={powersPage.advised} ids={of('extra')} />
    </section>
  );
}

function Opponents({ title, ids }: { readonly title: string; readonly ids: readonly PowerId[] }): ReactNode {
  const { powers } = useAllWords();
  if (ids.length === 0) return undefined;
  return (
    <>
      <h3>{title}</h3>
      <ul className="powers-opponents">
        {ids.map((id) => (
          <li key={id}>
            <Link to={{ page: 'powers', power: id }} className="button">
              <Emblem power={id} size="small" />
              {powers[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
