import { NEAR } from '@oia/rules';

/**
 * The game without powers, written by hand: two workers per side, masks as arguments. The general generator is measured
 * against it, so it generates every position (the checksum uses all of each) and counts none in bulk.
 */
export class Yardstick {
  checksum = 0;

  perft(h1: number, h2: number, h3: number, domes: number, mine: number, theirs: number, depth: number): number {
    let turns = 0;
    const blocked = domes | theirs;
    for (let workers = mine; workers !== 0; workers &= workers - 1) {
      const fromBit = workers & -workers;
      const near = NEAR[31 - Math.clz32(fromBit)] as number;
      const others = mine ^ fromBit;
      const tooHigh = h2 & fromBit ? 0 : h1 & fromBit ? h3 : h2;
      const canWin = (h2 & ~h3 & fromBit) !== 0;
      for (let moves = near & ~(blocked | mine | tooHigh); moves !== 0; moves &= moves - 1) {
        const toBit = moves & -moves;
        const moved = others | toBit;
        if (canWin && h3 & toBit) {
          this.checksum ^= moved ^ theirs;
          if (depth === 1) turns++;
          continue;
        }
        const free = (NEAR[31 - Math.clz32(toBit)] as number) & ~(blocked | moved);
        for (let builds = free; builds !== 0; builds &= builds - 1) {
          const at = builds & -builds;
          const onto3 = at & h3;
          const onto2 = at & h2;
          const onto1 = at & h1;
          const a = h1 | at;
          const b = h2 | onto1;
          const c = h3 | onto2;
          const d = domes | onto3;
          if (depth === 1) {
            this.checksum ^= a ^ (b << 1) ^ (c << 2) ^ (d << 3) ^ moved ^ theirs;
            turns++;
          } else turns += this.perft(a, b, c, d, theirs, moved, depth - 1);
        }
      }
    }
    return turns;
  }
}
