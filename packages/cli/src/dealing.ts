import { type DealOptions, type Fault, powerById, SETS } from '@oia/rules';
import { sayFault } from '@oia/telling';
import { invalid, ok, type Read } from './fallible.ts';
import { listOf, readNames } from './options.ts';
import { WORDS } from './words.ts';

/** Options of every command that deals powers. */
export const DEAL_OPTIONS = {
  sets: { type: 'string', multiple: true },
  avoid: { type: 'string', multiple: true },
  open: { type: 'boolean', default: false },
} as const;

export const DEAL_HELP = `  --sets LIST        deal from these sets: ${SETS.join(', ')} (default: all but hero)
  --open             no powers with secrets or luck
  --avoid LIST       do not deal these powers`;

interface DealValues {
  readonly sets?: readonly string[] | undefined;
  readonly avoid?: readonly string[] | undefined;
  readonly open: boolean;
}

export function readDeal(values: DealValues, players: 2 | 3 | 4, fleece: boolean): Read<DealOptions> {
  const sets = readNames('--sets', listOf(values.sets), SETS);
  if (!sets.ok) return sets;
  const avoid = listOf(values.avoid).map((id) => id.toLowerCase());
  const unknown = avoid.find((id) => !powerById(id));
  if (unknown !== undefined) return invalid(sayFault(WORDS, { code: 'unknownPower', at: unknown }));
  const some = sets.value.length > 0 ? { sets: sets.value } : {};
  return ok({ players, ...some, open: values.open, avoid, fleece });
}

/** The pool is too small, or too many of its powers are banned with each other. */
export const tooFewMessage = ({ at, expected }: Fault): string =>
  `There are too few powers to deal from: ${at ?? 0} available, ${expected ?? 'more'} that may meet are needed.`;
