import { type BanKind, bannedWith, type Power, type PowerId } from '@oia/rules';
import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { effectsOf, fieldWords } from './power-properties.ts';

/** The number of workers, unless the power says otherwise. */
const USUAL_WORKERS = 2;

export function PowerFacts({ power }: { readonly power: Power }): ReactNode {
  const { powersPage } = useAllWords().ui;
  const fields = (power.fields ?? []).flatMap((field) => fieldWords(powersPage, field) ?? []);
  return (
    <section className="card">
      <h2>{powersPage.facts}</h2>
      <dl className="powers-facts">
        <Fact name={powersPage.effect} values={effectsOf(power).map((effect) => powersPage.effects[effect])} />
        <Fact name={powersPage.players} values={[powersPage.forPlayers({ counts: power.players })]} />
        <Fact name={powersPage.fleece} values={[power.fleece ? powersPage.fleeceYes : powersPage.fleeceNo]} />
        <Fact name={powersPage.workers} values={[powersPage.workerCount({ count: power.workers ?? USUAL_WORKERS })]} />
        <Fact name={powersPage.onCard} values={fields} />
      </dl>
    </section>
  );
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }): ReactNode {
  if (values.length === 0) return undefined;
  return (
    <div>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  );
}

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
