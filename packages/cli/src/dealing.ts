import { isBalanced, shippedMatchups } from '@oia/engine/matchups';
import { describeFault } from '@oia/narration';
import { type AcceptsPowers, type DealOptions, type Fault, powerById, SETS } from '@oia/rules';
import { invalid, listOf, ok, type Read, readNames } from './options.ts';
import { WORDS } from './words.ts';

/** Options of every command that deals powers. */
export const DEAL_OPTIONS = {
  sets: { type: 'string', multiple: true },
  avoid: { type: 'string', multiple: true },
  open: { type: 'boolean', default: false },
  balanced: { type: 'boolean', default: false },
} as const;

export const DEAL_HELP = `  --sets LIST        deal from these sets: ${SETS.join(', ')} (default: all but hero)
  --open             no powers with secrets or luck
  --avoid LIST       do not deal these powers
  --balanced         only match-ups in which each player won 40 to 60 % of the computer's quick games`;

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
  if (unknown !== undefined) return invalid(describeFault(WORDS, { code: 'unknownPower', at: unknown }));
  const some = sets.value.length > 0 ? { sets: sets.value } : {};
  return ok({ players, ...some, open: values.open, avoid, fleece });
}

/** Which match-ups --balanced accepts; undefined: any. */
export const acceptsOf = ({ balanced }: { readonly balanced: boolean }): AcceptsPowers | undefined =>
  balanced ? (powers) => isBalanced(shippedMatchups(), powers) : undefined;

/** Nothing is balanced, the pool is too small, or too many of its powers are banned with each other. */
export const dealFaultMessage = ({ code, at, expected }: Fault): string =>
  code === 'noneAccepted'
    ? 'No match-up of these powers is balanced: allow more sets, or leave out --balanced.'
    : `There are too few powers to deal from: ${at ?? 0} available, ${expected ?? 'more'} that may meet are needed.`;
