import { createMatch, type Match, type MatchOptions } from '@oia/rules';
import type { Catalogue } from '@oia/texts';

export type NameOf = (seat: number) => string;

/** The set-up before the first turn, in the order of the rules, and the Start Player. */
export interface Setup {
  /** The Start Player; powers may decide it. */
  readonly start: number;
  readonly lines: readonly string[];
}

export function setupOf(words: Catalogue, options: MatchOptions, nameOf: NameOf): Setup | undefined {
  const match = createMatch(options);
  if (!match.ok) return undefined;
  const first = words.ui.randomizer.first({ player: nameOf(match.value.first) });
  return { start: match.value.start, lines: [...taskLines(words, match.value, nameOf), first] };
}

/** A line for each task; all workers of a player are one line. */
function taskLines(words: Catalogue, match: Match, nameOf: NameOf): string[] {
  const { tasks } = match;
  return tasks.flatMap((task, i) => {
    const { kind, seat } = task;
    const last = tasks[i - 1];
    if (kind === 'place' && last?.kind === 'place' && last.seat === seat) return [];
    return lineOf(words, match, task, nameOf) ?? [];
  });
}

function lineOf(words: Catalogue, match: Match, task: Match['tasks'][number], nameOf: NameOf): string | undefined {
  const { randomizer } = words.ui;
  const { kind, seat, card } = task;
  const power = match.cards[card]?.power.id;
  const player = nameOf(seat ?? match.start);
  switch (kind) {
    case 'place': {
      const count = match.tasks.filter((task) => task.kind === 'place' && task.seat === seat).length;
      const isHidden = ((match.hidden >> match.sideOf(seat ?? 0)) & 1) === 1;
      return isHidden ? randomizer.placeHidden({ player, count }) : randomizer.place({ player, count });
    }
    case 'ram':
      return randomizer.ram({ player });
    case 'draw':
      return power && randomizer.draw({ power });
    default:
      return power && randomizer[kind]({ player, power });
  }
}
