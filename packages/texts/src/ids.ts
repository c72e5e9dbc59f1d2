/**
 * The ids that words are kept under. They repeat the ids of `rules`, because `texts` depends on nothing; a test of the
 * repository holds both lists together.
 */
export const POWER_IDS = [
  'apollo',
  'artemis',
  'athena',
  'atlas',
  'demeter',
  'hephaestus',
  'hermes',
  'minotaur',
  'pan',
  'prometheus',
  'aphrodite',
  'ares',
  'bia',
  'chaos',
  'charon',
  'chronus',
  'circe',
  'dionysus',
  'eros',
  'hera',
  'hestia',
  'hypnus',
  'limus',
  'medusa',
  'morpheus',
  'persephone',
  'poseidon',
  'selene',
  'triton',
  'zeus',
  'aeolus',
  'charybdis',
  'clio',
  'europa',
  'gaea',
  'graeae',
  'hades',
  'harpies',
  'hecate',
  'moerae',
  'nemesis',
  'siren',
  'tartarus',
  'terpsichore',
  'urania',
  'achilles',
  'adonis',
  'atalanta',
  'bellerophon',
  'heracles',
  'jason',
  'medea',
  'odysseus',
  'polyphemus',
  'theseus',
] as const;
export type PowerId = (typeof POWER_IDS)[number];

/** Clockwise from north, which is towards row 5: the numbers that `orient` steps carry. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const PIECES = ['block', 'dome'] as const;
export type Piece = (typeof PIECES)[number];

/** Workers can be neither, too: those words are left out. */
export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** What can lie or stand on a space beside workers and pieces; most have the name of what is noted on a card. */
export const TOKENS = ['whirlpools', 'coins', 'talus', 'fate', 'abyss', 'ram'] as const;
export type Token = (typeof TOKENS)[number];

/** Tokens that are laid on spaces during the game and built over. */
export const LAID_TOKENS = ['whirlpools', 'coins', 'talus'] as const satisfies readonly Token[];
export type LaidToken = (typeof LAID_TOKENS)[number];

/** Powers with a sentence of their own for what they forbid to others. */
export const BARRING_POWERS = [
  'athena',
  'aphrodite',
  'hera',
  'hypnus',
  'limus',
  'persephone',
  'aeolus',
  'charybdis',
  'clio',
  'europa',
  'hades',
  'harpies',
  'adonis',
] as const satisfies readonly PowerId[];
export type BarringPower = (typeof BARRING_POWERS)[number];

/** Powers whose tokens close a space as a dome would. */
export const CLOSING_POWERS = ['clio', 'europa'] as const satisfies readonly PowerId[];
export type ClosingPower = (typeof CLOSING_POWERS)[number];

/** Powers that demand something of a turn, their owner's or an opponent's. */
export const DUTY_POWERS = ['aphrodite', 'persephone', 'terpsichore', 'adonis'] as const satisfies readonly PowerId[];
export type DutyPower = (typeof DUTY_POWERS)[number];

/** Powers with a sentence of their own for the limits they set to their holder. */
export const LIMITED_POWERS = [
  'apollo',
  'artemis',
  'atlas',
  'demeter',
  'hephaestus',
  'hermes',
  'minotaur',
  'prometheus',
  'ares',
  'bia',
  'charon',
  'dionysus',
  'eros',
  'hestia',
  'morpheus',
  'poseidon',
  'selene',
  'triton',
  'zeus',
  'charybdis',
  'europa',
  'gaea',
  'graeae',
  'hecate',
  'nemesis',
  'siren',
  'tartarus',
  'terpsichore',
  'urania',
  'achilles',
  'adonis',
  'atalanta',
  'bellerophon',
  'heracles',
  'jason',
  'medea',
  'odysseus',
  'polyphemus',
  'theseus',
] as const satisfies readonly PowerId[];
export type LimitedPower = (typeof LIMITED_POWERS)[number];

/** Powers that offer an act of their own beside moving and building. */
export const ACTING_POWERS = [
  'hermes',
  'prometheus',
  'ares',
  'charon',
  'dionysus',
  'poseidon',
  'aeolus',
  'charybdis',
  'europa',
  'gaea',
  'nemesis',
  'siren',
  'achilles',
  'adonis',
  'heracles',
  'jason',
  'medea',
  'odysseus',
  'polyphemus',
  'theseus',
] as const satisfies readonly PowerId[];
export type ActingPower = (typeof ACTING_POWERS)[number];
