/** Levels made for people, from one that a child beats to all that this engine can do. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/**
 * How a level plays. Lower ones err like people: they forget to look at the reply, overlook a win, and take a good turn for the best; they
 * never play at random.
 */
export interface Skill {
  /** Turns it looks ahead when it takes care; its own turn is the first. */
  readonly depth: number;
  /** How often it looks at its own turn only, and never at the answer. */
  readonly hasty: number;
  /** How often it does not see that it could win at once. */
  readonly blind: number;
  /** By how much it can misjudge a turn; a worker one level up is worth about 40. */
  readonly misjudges: number;
  /** Judges positions by the net, where there is one; else by rules of thumb, as beginners do. */
  readonly usesNet: boolean;
  /** How many truths it thinks about where something is hidden. */
  readonly worlds: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { depth: 2, hasty: 0.6, blind: 0.25, misjudges: 40, usesNet: false, worlds: 3 },
  easy: { depth: 2, hasty: 0.15, blind: 0.05, misjudges: 20, usesNet: false, worlds: 6 },
  medium: { depth: 3, hasty: 0, blind: 0, misjudges: 10, usesNet: true, worlds: 10 },
  hard: { depth: 20, hasty: 0, blind: 0, misjudges: 0, usesNet: true, worlds: 16 },
};
