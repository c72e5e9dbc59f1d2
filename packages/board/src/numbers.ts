/** The number displayed on a square for its height: none on the ground or on a complete tower. */
export const numberOf = (level: number, hasDome: boolean): number | undefined =>
  level === 0 || (level === 3 && hasDome) ? undefined : level;
