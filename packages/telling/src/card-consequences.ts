import { type Field, has, holdersOf, type Match, squareName, squaresIn } from '@oia/rules';
import { type Consequence, LAID_TOKENS, type LaidToken } from '@oia/texts';
import type { Change } from './change.ts';
import { powerId } from './names.ts';
import { intAt } from './positions.ts';

/** One int of a card with its value before and after. */
interface FieldChange {
  readonly card: number;
  readonly field: Field;
  readonly was: number;
  readonly is: number;
}

/** What became of everything that lies on cards; an eliminated player's cards are gone with the player. */
const fieldChanges = ({ match, before, after, left }: Change): FieldChange[] =>
  match.cards.flatMap(({ power, data, owner }, card) =>
    owner !== undefined && has(left, owner)
      ? []
      : (power.fields ?? []).map((field, i) => ({
          card,
          field,
          was: intAt(before, data + i),
          is: intAt(after, data + i),
        })),
  );

const tokenOf = ({ name }: Field): LaidToken | undefined => LAID_TOKENS.find((token) => token === name);

/** Tokens that came or went beside the one that the step itself puts. */
export const tokenConsequences = (change: Change): Consequence[] =>
  fieldChanges(change).flatMap(({ field, was, is }): Consequence[] => {
    const token = tokenOf(field);
    if (!token || was === is) return [];
    const [old, now] = [squaresIn(field, was), squaresIn(field, is)];
    const { step } = change;
    if (step.kind === 'token' && now.includes(step.at)) return [];
    const told = (code: 'tokenGone' | 'tokenPut') => (square: number) => ({ code, token, square: squareName(square) });
    return [
      ...old.filter((square) => !now.includes(square)).map(told('tokenGone')),
      ...now.filter((square) => !old.includes(square)).map(told('tokenPut')),
    ];
  });

/** Cards that changed hands, were used up or shuffled. */
export const cardConsequences = (change: Change): Consequence[] => [
  ...change.match.cards.flatMap((_, card) => newHolders(change, card)),
  ...fieldChanges(change).flatMap((field) => cardEvent(change.match, field) ?? []),
];

function newHolders({ match, before, after, nameOf }: Change, card: number): Consequence[] {
  const { power: { id = '' } = {}, owner } = match.cards[card] ?? {};
  const power = powerId(id);
  const old = holdersOf(match, before, card);
  if (!power) return [];
  return holdersOf(match, after, card)
    .filter((seat) => !old.includes(seat))
    .map((seat) => {
      const code = owner === undefined ? 'lent' : seat === owner ? 'returned' : 'taken';
      return { code, player: nameOf(seat), power };
    });
}

function cardEvent(match: Match, { card, field, was, is }: FieldChange): Consequence | undefined {
  const power = powerId(match.cards[card]?.power.id ?? '');
  if (!power) return undefined;
  if (field.name === 'used' && was === 0 && is === 1) return { code: 'spent', power };
  return field.name === 'discards' && was !== 0 && is === 0 ? { code: 'reshuffled', power } : undefined;
}
