import type { Field } from '@oia/rules';
import type { Catalogue } from '@oia/texts';

type Words = Catalogue['ui']['powersPage'];

/** The description of a field of a card; undefined if it is not visible. */
export function fieldWords({ onCardFields }: Words, { name, initial = 0 }: Field): string | undefined {
  const words: Readonly<Record<string, string | ((params: { readonly count: number }) => string)>> = onCardFields;
  const phrase = words[name];
  return typeof phrase === 'function' ? phrase({ count: initial }) : phrase;
}
