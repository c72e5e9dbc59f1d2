/** Levels for human opponents: a child beats the first, the last is full strength. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** The default level. */
export const LOWEST_LEVEL: Level = 1;
export const FULL_STRENGTH: Level = 8;

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/** Names of the four levels of earlier versions, which stored games and scripts still use. */
const FORMER_NAMES: Readonly<Record<string, Level>> = { novice: 1, easy: 3, medium: 5, hard: 8 };

/** Reads a level: a number, digits, or a former name. */
export function readLevel(value: unknown): Level | undefined {
  if (typeof value !== 'string') return isLevel(value) ? value : undefined;
  const text = value.trim().toLowerCase();
  if (Object.hasOwn(FORMER_NAMES, text)) return FORMER_NAMES[text];
  return LEVELS.find((level) => String(level) === text);
}

/**
 * How a level plays. Lower ones err like people: they see less far, forget to look at the reply, overlook a win, and are wrong about what is
 * good; they never play at random. All but full strength end by depth and nodes, so that they play alike on every device and answer at once.
 */
export interface Skill {
  /** Turns it looks ahead when it takes care; its own turn is the first. */
  readonly depth: number;
  /** Node limit of the search; the first look at each own turn is free. */
  readonly nodes: number;
  /** Share of its turns in which it ignores the reply. */
  readonly hasty: number;
  /** Share of its turns in which it overlooks an immediate win. */
  readonly blind: number;
  /** Maximum error about the place of a worker, the same all through a game. A level of height is worth about 40. */
  readonly misjudges: number;
  /** Judges positions by the net, where there is one; else by rules of thumb, as beginners do. */
  readonly usesNet: boolean;
  /** Maximum worlds it considers where something is hidden. */
  readonly worlds: number;
}

const UNLIMITED = Number.POSITIVE_INFINITY;

/** Tuned by `npm run ladder`: each level is to win 65 to 85 % of its games against the one before. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { depth: 1, nodes: UNLIMITED, hasty: 0.5, blind: 0.15, misjudges: 40, usesNet: false, worlds: 2 },
  2: { depth: 1, nodes: UNLIMITED, hasty: 0.12, blind: 0, misjudges: 25, usesNet: false, worlds: 3 },
  3: { depth: 1, nodes: UNLIMITED, hasty: 0, blind: 0, misjudges: 12, usesNet: false, worlds: 4 },
  4: { depth: 2, nodes: 2_000, hasty: 0, blind: 0, misjudges: 12, usesNet: false, worlds: 6 },
  5: { depth: 2, nodes: 2_000, hasty: 0, blind: 0, misjudges: 24, usesNet: true, worlds: 8 },
  6: { depth: 4, nodes: 4_000, hasty: 0, blind: 0, misjudges: 6, usesNet: true, worlds: 10 },
  7: { depth: 20, nodes: 16_000, hasty: 0, blind: 0, misjudges: 0, usesNet: true, worlds: 12 },
  8: { depth: 20, nodes: UNLIMITED, hasty: 0, blind: 0, misjudges: 0, usesNet: true, worlds: 16 },
};
