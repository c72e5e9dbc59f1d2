import type { Outlook, Report } from '@oia/engine';
import type { Game } from '@oia/rules';
import type { Catalogue } from '@oia/texts';

/** How many turns of its own a side still plays until an end that is so many turns of all players away. */
export const ownTurns = (distance: number, sides: number): number =>
  distance > 0 ? Math.ceil(distance / sides) : Math.ceil((-distance - 1) / sides);

/** A chance in whole percent; what is not certain is never shown as certain. */
export const percentOf = (chance: number): number =>
  chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));

/** `63 %`, or how it ends where that is proven. */
export function sayOutlook({ ui: { analysis } }: Catalogue, { chance, distance }: Outlook, sides: number): string {
  if (distance === undefined) return analysis.chance({ percent: String(percentOf(chance)) });
  if (distance === 1) return analysis.winsNow;
  const count = ownTurns(distance, sides);
  return distance > 0 ? analysis.winsIn({ count }) : analysis.losesIn({ count });
}

/** The share of the bar that each side has, with the side it speaks of first; undefined while nothing is known. */
export interface Shares {
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
