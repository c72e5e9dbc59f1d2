/** Days in a row on which the daily puzzle was solved. */
export interface Streak {
  /** The day of the last one; see `dayOf`. */
  readonly last: number;
  readonly days: number;
  readonly best: number;
}

export const NO_STREAK: Streak = { last: 0, days: 0, best: 0 };

/** The streak after the daily puzzle of this day was solved. */
export function streakAfter(streak: Streak, day: number): Streak {
  if (day <= streak.last) return streak;
  const days = day === streak.last + 1 ? streak.days + 1 : 1;
  return { last: day, days, best: Math.max(streak.best, days) };
}

/** How many days the streak has today: one that was not continued yesterday is over. */
export const daysOn = ({ last, days }: Streak, day: number): number => (last >= day - 1 ? days : 0);
