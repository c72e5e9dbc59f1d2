import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FULL_STRENGTH, LEVELS, type Level } from '@oia/engine';
import { SETS } from '@oia/rules';
import type { MatchPowers } from '../../packages/cli/src/match/opening.ts';
import { SKILLS } from '../../packages/engine/src/question/levels.ts';

export type Contestant = Level | 'scripted';

/** One step of the ladder: the stronger player, the weaker one, and the share of the points that the first should get. */
export interface Rung {
  readonly upper: Contestant;
  readonly lower: Contestant;
  /** Limits of that share, from 0 to 1. */
  readonly least: number;
  readonly most: number;
}

/**
 * Each level against the one below. A scripted player stands in below level 1 and should win at least half of the points against it. The
 * last rung is the scripted player against level 2, where it should win some games; it comes last so that rung N stays the one of level N.
 */
export const RUNGS: readonly Rung[] = [...LEVELS.map(rungOf), { upper: 'scripted', lower: 2, least: 0.25, most: 0.45 }];

function rungOf(level: Level): Rung {
  if (level === 1) return { upper: 'scripted', lower: 1, least: 0.5, most: 0.7 };
  return { upper: level, lower: (level - 1) as Level, least: 0.65, most: 0.85 };
}

/** The kinds of games, played in equal parts. */
export const KINDS = ['none', 'simple', 'all'] as const;
export type Kind = (typeof KINDS)[number];
export const POWERS: Readonly<Record<Kind, MatchPowers>> = {
  none: { kind: 'none' },
  simple: { kind: 'sets', sets: ['simple'] },
  all: { kind: 'sets', sets: SETS },
};

/** The limit of a turn at full strength. The other levels have limits of their own. */
export interface TopLimit {
  readonly budget: number;
  readonly nodes?: number;
}

export const nameOf = (contestant: Contestant): string =>
  contestant === 'scripted' ? 'the scripted player' : `level ${contestant}`;

const NET = new URL('../../packages/engine/nets/oia.net', import.meta.url);
const netHash = createHash('sha256').update(readFileSync(NET)).digest('hex').slice(0, 8);

/** A hash of everything that determines the strength of both players, so that games of other versions are not counted. */
export function codeOf({ upper, lower }: Rung, top: TopLimit): string {
  const traits = [upper, lower].map((contestant) => {
    if (contestant === 'scripted') return contestant;
    const skill = SKILLS[contestant];
    return [skill, skill.usesNet ? netHash : '', contestant === FULL_STRENGTH ? top : ''];
  });
  return createHash('sha256').update(JSON.stringify(traits)).digest('hex').slice(0, 12);
}
