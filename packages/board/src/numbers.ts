/** The number a square shows for its height: none on the ground, none on a complete tower, which nobody climbs or builds on. */
export const numberOf = (level: number, hasDome: boolean): number | undefined =>
  level === 0 || (level === 3 && hasDome) ? undefined : level;
