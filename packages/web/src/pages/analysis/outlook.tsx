import type { Outlook, Report } from '@oia/engine';
import { type NameOf, sideName } from '@oia/narration';
import type { Game } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import type { CSSProperties, ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';

/** The number of its own turns a side has left until an end that is `distance` turns of all players away. */
const ownTurns = (distance: number, sides: number): number =>
  distance > 0 ? Math.ceil(distance / sides) : Math.ceil((-distance - 1) / sides);

/** A chance in whole percent. Only certain results are shown as 0 or 100. */
const percentOf = (chance: number): number =>
  chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));

/** `63 %`, or the result where it is proven. */
export function sayOutlook({ ui: { analysis } }: Catalogue, { chance, distance }: Outlook, sides: number): string {
  if (distance === undefined) return analysis.chance({ percent: String(percentOf(chance)) });
  if (distance === 1) return analysis.winsNow;
  const count = ownTurns(distance, sides);
  return distance > 0 ? analysis.winsIn({ count }) : analysis.losesIn({ count });
}

/** The outlook of one side, which the bar shows. */
interface Shares {
  readonly side: number;
  readonly outlook: Outlook;
}

export function sharesOf(game: Game, report: Report | undefined): Shares | undefined {
  const { outcome } = game;
  if (outcome) {
    const side = outcome.winner;
    return side === undefined ? { side: 0, outlook: { chance: 0.5 } } : { side, outlook: { chance: 1 } };
  }
  return report && { side: report.side, outlook: report };
}

interface OutlookBarProps {
  readonly game: Game;
  readonly shares: Shares | undefined;
  readonly nameOf: NameOf;
}

/** The evaluation bar: two colours that meet at the win probability. With three sides it shows that of the side to move. */
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
