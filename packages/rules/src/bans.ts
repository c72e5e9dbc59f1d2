import { POWER_LIST, type PowerId } from './power-list.ts';

/**
 * How strict a ban is (Z15). official: in the rulebook, a match needs the override · extra: the pair is never dealt at random, but may be chosen ·
 * refused: official, and not even the override allows it.
 */
export const BAN_KINDS = ['official', 'extra', 'refused'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

/** Two powers that should not meet. */
export interface Ban {
  readonly powers: readonly [PowerId, PowerId];
  readonly kind: BanKind;
  readonly reason: string;
}

const RULEBOOK = 'the rulebook lists the pair';
const HERO = 'hero powers cannot be taken by another player';

type Row = readonly [one: PowerId, other: PowerId, kind: BanKind, reason: string];

/** Each pair once, in alphabetical order, as in docs/rules/modes.md (9). */
const ROWS: readonly Row[] = [
  ['achilles', 'circe', 'extra', HERO],
  ['adonis', 'circe', 'extra', HERO],
  ['adonis', 'hecate', 'extra', 'must name an unseen worker'],
  ['aphrodite', 'nemesis', 'official', RULEBOOK],
  ['aphrodite', 'urania', 'official', RULEBOOK],
  ['atalanta', 'circe', 'extra', HERO],
  ['atlas', 'gaea', 'official', RULEBOOK],
  ['bellerophon', 'circe', 'extra', HERO],
  ['bia', 'nemesis', 'official', RULEBOOK],
  ['bia', 'tartarus', 'official', RULEBOOK],
  ['chaos', 'hecate', 'extra', 'redraw after a dome in a partly cancelled turn'],
  ['charon', 'hecate', 'official', RULEBOOK],
  ['charybdis', 'hecate', 'extra', 'an unseen worker may stand on a whirlpool'],
  ['circe', 'clio', 'official', RULEBOOK],
  ['circe', 'eros', 'extra', 'the power is tied to its own set-up'],
  ['circe', 'gaea', 'extra', 'the further workers come from set-up'],
  ['circe', 'graeae', 'extra', 'the third worker comes from set-up'],
  ['circe', 'hecate', 'refused', 'who takes the card would have to be told what it hides'],
  ['circe', 'heracles', 'extra', HERO],
  ['circe', 'jason', 'extra', HERO],
  ['circe', 'medea', 'extra', HERO],
  ['circe', 'moerae', 'extra', 'a secret set-up and a third worker'],
  ['circe', 'odysseus', 'extra', HERO],
  ['circe', 'polyphemus', 'extra', HERO],
  ['circe', 'tartarus', 'extra', 'a secret set-up'],
  ['circe', 'theseus', 'extra', HERO],
  ['clio', 'nemesis', 'official', RULEBOOK],
  ['dionysus', 'hecate', 'extra', 'would drive an unseen worker'],
  ['gaea', 'nemesis', 'official', RULEBOOK],
  ['gaea', 'selene', 'official', RULEBOOK],
  ['graeae', 'nemesis', 'official', RULEBOOK],
  ['hades', 'pan', 'official', RULEBOOK],
  ['harpies', 'hermes', 'official', RULEBOOK],
  ['harpies', 'triton', 'official', RULEBOOK],
  ['hecate', 'medea', 'extra', 'must pick unseen workers'],
  ['hecate', 'moerae', 'official', RULEBOOK],
  ['hecate', 'nemesis', 'extra', 'trades places with unseen workers'],
  ['hecate', 'odysseus', 'extra', 'must pick unseen workers'],
  ['hecate', 'siren', 'extra', 'drags unseen workers'],
  ['hecate', 'tartarus', 'official', RULEBOOK],
  ['hecate', 'theseus', 'extra', 'must pick an unseen worker'],
  ['hypnus', 'terpsichore', 'official', RULEBOOK],
  ['limus', 'terpsichore', 'official', RULEBOOK],
  ['medusa', 'nemesis', 'official', RULEBOOK],
  ['moerae', 'nemesis', 'official', RULEBOOK],
  ['moerae', 'tartarus', 'official', RULEBOOK],
  ['nemesis', 'terpsichore', 'official', RULEBOOK],
  ['nemesis', 'theseus', 'official', RULEBOOK],
  ['tartarus', 'terpsichore', 'official', RULEBOOK],
];

export const BANS: readonly Ban[] = ROWS.map(([one, other, kind, reason]) => ({ powers: [one, other], kind, reason }));

const keyOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

const BY_PAIR = new Map(BANS.map((ban) => [keyOf(...ban.powers), ban]));

/** The ban between two powers, in either order. */
export const banBetween = (one: string, other: string): Ban | undefined => BY_PAIR.get(keyOf(one, other));

/** True if not even the override lets them meet. */
export const isRefused = (one: string, other: string): boolean => banBetween(one, other)?.kind === 'refused';

/** True if the rulebook bans the pair: a match needs the override, unless the pair is refused. */
export function isBanned(one: string, other: string): boolean {
  const kind = banBetween(one, other)?.kind;
  return kind === 'official' || kind === 'refused';
}

/** The ids of the powers this one should not meet, by number. */
export const bannedWith = (power: string, kinds: readonly BanKind[] = BAN_KINDS): readonly PowerId[] =>
  POWER_LIST.map(({ id }) => id).filter((id) => {
    const kind = banBetween(power, id)?.kind;
    return kind !== undefined && kinds.includes(kind);
  });
