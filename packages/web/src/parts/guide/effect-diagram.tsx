import { gameAt, gameOf, type Shown } from '@oia/learning';
import type { Game } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import type { PowerId } from '@oia/texts';
import { type ReactNode, useMemo } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { hintsOf } from '../../session/choices.ts';
import { sceneOf } from '../../session/scene.ts';
import { StillBoard } from '../still-board.tsx';
import { useGuide } from './guide-module.ts';
import './guide.css';

/** The effect of a power in two small pictures: before, with arrows, and after. Both come from the rules. */
export function EffectDiagram({ power }: { readonly power: PowerId }): ReactNode {
  const loaded = useGuide(power);
  return loaded && <Diagram shown={loaded.guide.demo} caption={loaded.words.demo} />;
}

function Diagram({ shown, caption }: { readonly shown: Shown; readonly caption: string }): ReactNode {
  const { exercise } = useAllWords().ui;
  const { before, after, hints } = useMemo(() => {
    const game = gameOf(shown);
    return {
      before: sceneAt(gameAt(shown.position)),
      after: sceneAt(game),
      hints: hintsOf(game.moments.map(({ step }) => step)),
    };
  }, [shown]);
  return (
    <div className="effect">
      <figure>
        <StillBoard scene={before} hints={hints} label={caption} />
        <figcaption>{exercise.before}</figcaption>
      </figure>
      <figure>
        <StillBoard scene={after} label="" />
        <figcaption>{exercise.after}</figcaption>
      </figure>
    </div>
  );
}

const sceneAt = ({ match, position }: Game) => sceneOf(match, position, USUAL_LOOKS);
