import type { Power } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { fieldWords } from './card-fields.ts';
import { effectsOf } from './effects.ts';

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
