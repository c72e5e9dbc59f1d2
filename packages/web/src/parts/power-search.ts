import { POWER_LIST, type PowerId, type PowerSet } from '@oia/rules';
import { type Catalogue, englishName } from '@oia/texts';

export interface PowerSearch {
  readonly text: string;
  readonly set: PowerSet | 'all';
}

/** Without accents and case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The matching powers in the order of the box, those whose name begins with the text first. English names match in
 * every language, because they are printed on most players' cards.
 */
export function searchPowers({ powers }: Catalogue, { text, set }: PowerSearch): readonly PowerId[] {
  const wanted = folded(text.trim());
  const rank = (id: PowerId): number => {
    const { name, title, text: words } = powers[id];
    const names = [folded(name), folded(englishName(id))];
    if (names.some((known) => known.startsWith(wanted))) return 0;
    if (names.some((known) => known.includes(wanted))) return 1;
    return folded(`${title} ${words}`).includes(wanted) ? 2 : 3;
  };
  return POWER_LIST.filter((power) => set === 'all' || power.set === set)
    .map(({ id }) => ({ id, rank: rank(id) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}
