import type { PowerId } from '@oia/texts';
import { type ReactNode, Suspense } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { hasGuide } from '../../parts/guide/guide-module.ts';
import { PowerDemo } from '../../parts/guide/power-demo.tsx';
import { PowerQuestions } from '../../parts/guide/power-questions.tsx';

/** How a power works: a demonstration to try, and what people ask. A power without a guide has neither card. */
export function PowerGuide({ power }: { readonly power: PowerId }): ReactNode {
  const { exercise, common } = useAllWords().ui;
  if (!hasGuide(power)) return undefined;
  return (
    <Suspense fallback={<p role="status">{common.loading}</p>}>
      <section className="card">
        <h2>{exercise.guide}</h2>
        <PowerDemo power={power} />
      </section>
      <section className="card">
        <h2>{exercise.questions}</h2>
        <PowerQuestions power={power} />
      </section>
    </Suspense>
  );
}
