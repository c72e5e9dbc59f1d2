import { type NameOf, sideName } from '@oia/narration';
import type { Game } from '@oia/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { percentOf, type Shares, sayOutlook } from './chances.ts';

interface OutlookBarProps {
  readonly game: Game;
  readonly shares: Shares | undefined;
  readonly nameOf: NameOf;
}

/** Who stands better: two colours that meet where the chances do. With three sides it speaks of the one that acts. */
export function OutlookBar({ game, shares, nameOf }: OutlookBarProps): ReactNode {
  const words = useAllWords();
  const { analysis } = words.ui;
  const { match } = game;
  const lower = match.sides === 2 ? 0 : (shares?.side ?? 0);
  const chance = shares === undefined ? 0.5 : shares.side === lower ? shares.outlook.chance : 1 - shares.outlook.chance;
  const player = shares ? sideName(words, match, shares.side, nameOf) : '';
  const said = shares && (game.outcome ? analysis.hasWon : sayOutlook(words, shares.outlook, match.sides));
  const style = { '--share': `${chance * 100}%`, '--own': `var(--side-${lower})` } as CSSProperties;
  const upper = match.sides === 2 ? { '--other': 'var(--side-1)' } : {};
  return (
    <div className={shares ? 'outlook' : 'outlook unknown'} style={{ ...style, ...upper } as CSSProperties}>
      <span className="unseen">{said ? analysis.barOf({ player, chance: said }) : analysis.thinking}</span>
      <span className="outlook-fill" />
      <span className="outlook-middle" />
      {shares && <Ends chance={chance} />}
    </div>
  );
}

function Ends({ chance }: { readonly chance: number }): ReactNode {
  return (
    <>
      <span className="outlook-end lower" aria-hidden="true">
        {percentOf(chance)}
      </span>
      <span className="outlook-end upper" aria-hidden="true">
        {percentOf(1 - chance)}
      </span>
    </>
  );
}
