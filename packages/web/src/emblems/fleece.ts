import {
  bright,
  brightLine,
  circle,
  circles,
  cut,
  cutLine,
  type Drawing,
  ellipse,
  over,
  ring,
  soft,
  softLine,
  turned,
  twin,
} from './shape.ts';

/**
 * Windmill, whirlpool, scroll, bronze giant, tree, eye, crowned skull, harpy, key, shears, scales, mermaid's tail, pit, dancer, compasses.
 */
export const fleece = {
  aeolus: [
    bright('M19 62L23 32H41L45 62Z'),
    cut('M28 62V52a4 4 0 0 1 8 0V62Z'),
    ...over(soft('M21 32L32 19L43 32Z')),
    ...ring(6, over(bright('M32 24L31 1L41 5Z')), [32, 25]),
    ...over(soft(circle(32, 25, 2.5))),
  ],
  charybdis: [
    bright('M32 3A29 29 0 1 1 3 32A25 25 0 1 0 32 3Z'),
    ...turned(140, [soft('M32 12A20 20 0 1 1 12 32A16.5 16.5 0 1 0 32 12Z')]),
    ...turned(270, [bright('M32 21A11 11 0 1 1 21 32A8.5 8.5 0 1 0 32 21Z')]),
  ],
  clio: [
    bright('M15 12H49V52H15Z'),
    cutLine('M23 23H41M23 31H41M23 39H34'),
    ...over(soft('M10 5H54a5 5 0 0 1 0 10H10a5 5 0 0 1 0-10Z')),
    ...over(soft('M10 49H54a5 5 0 0 1 0 10H10a5 5 0 0 1 0-10Z')),
  ],
  europa: [
    brightLine('M53 3V56'),
    bright('M53 0L57 9H49Z'),
    brightLine('M39 22L52 27'),
    bright('M24 17H42L39 36L47 55H39L32 40L25 55H17L25 36Z'),
    bright(circle(33, 10, 5.4)),
    ...over(soft('M26 8Q30 0 41 3Q43 8 41 14Q38 7 26 8Z')),
    ...over(soft(circle(18, 28, 9.5))),
    cut(circle(18, 28, 3)),
    soft('M13 57H51V62H13Z'),
  ],
  gaea: [
    bright('M28 34L27 50Q24 56 14 59Q22 60 29 57L32 62L35 57Q42 60 50 59Q40 56 37 50L36 34Z'),
    ...over(
      bright(
        'M32 2C41 2 46 8 46 12C55 11 61 19 57 27C62 36 52 43 44 39C40 45 24 45 20 39C12 43 2 36 7 27C3 19 9 11 18 12C18 8 23 2 32 2Z',
      ),
    ),
    cutLine('M32 44V28M32 36L23 28M32 33L41 24'),
    soft(
      circles(2.2, [
        [24, 15],
        [42, 14],
        [15, 27],
        [50, 28],
      ]),
    ),
  ],
  graeae: [
    bright('M2 34Q17 14 32 14Q47 14 62 34Q47 54 32 54Q17 54 2 34Z'),
    cut(circle(32, 34, 14)),
    soft(circle(32, 34, 10)),
    cut(circle(32, 34, 5)),
    bright(circle(37, 29, 2.4)),
    brightLine('M32 8V3'),
    ...twin(brightLine('M17 12L14 7')),
  ],
  hades: [
    bright(
      'M32 16C48 16 55 26 54 37C54 44 48 46 46 49V58Q46 61 42 61H22Q18 61 18 58V49C16 46 10 44 10 37C9 26 16 16 32 16Z',
    ),
    ...twin(cut(ellipse(22.5, 37, 6, 6.6))),
    cut('M32 43L35.5 50H28.500Z'),
    cutLine('M27 55V63M37 55V63'),
    ...over(soft('M14 20L11 4L22 11L32 1L42 11L53 4L50 20Q32 13 14 20Z')),
  ],
  harpies: [
    ...twin(
      bright('M29 34C24 20 15 9 3 4Q3 10 6 13L1 15Q3 22 9 24L4 27Q8 34 15 35L12 39Q20 45 30 43Z'),
      cutLine('M14 16Q22 22 25 32'),
      brightLine('M28 47V54L21 59M28 54V62'),
    ),
    ...over(bright('M26 28H38L42 42Q38 52 32 52Q26 52 22 42Z')),
    cutLine('M28 40q4 5 8 0'),
    ...over(soft('M23 30C18 24 20 3 32 3C44 3 46 24 41 30L38 22H26Z')),
    ...over(bright(ellipse(32, 18, 5.6, 7))),
    ...twin(cut(circle(29.7, 17, 1.4))),
  ],
  hecate: turned(38, [
    bright('M28.5 26H35.5V62H28.5Z'),
    bright('M35 46H46V60H41V54H35Z'),
    bright(circle(32, 9, 9)),
    ...twin(bright(circle(22, 21, 9)), cut(circle(22, 21, 4))),
    cut(circle(32, 9, 4)),
    soft(circle(32, 19, 3.4)),
  ]),
  moerae: [
    softLine('M2 20C12 12 22 26 32 19S52 14 62 21'),
    ...twin(...over(bright('M22 46L39 3Q45 6 42 16L29 47Z')), bright(circle(20, 52, 9)), cut(circle(20, 52, 4.4))),
    cut(circle(32, 34, 2)),
  ],
  nemesis: [
    bright('M29.5 8H34.5V54H29.5Z'),
    bright('M17 56Q22 51 32 51Q42 51 47 56V61H17Z'),
    brightLine('M10 15H54'),
    bright(circle(32, 8, 4.5)),
    ...twin(softLine('M12 16L4 37M12 16L21 37'), bright('M1 37H24Q22 48 12.5 48Q3 48 1 37Z')),
  ],
  siren: [
    bright('M19 56C14 40 27 34 29 20L36 20C38 32 50 40 45 56Z'),
    ...turned(8, [bright('M32 26C20 24 8 16 5 3C18 2 28 8 32 16C36 8 46 2 59 3C56 16 44 24 32 26Z')], [32, 22]),
    cutLine('M25 40q3.5 4 7 0q3.5 4 7 0M28 31q3 4 6 0M21 49q4 4 8 0q4 4 8 0q3 3 6 0'),
    ...over(soft('M2 53q7.5-6 15 0t15 0t15 0t15 0Q58 61 46 61H18Q6 61 2 53Z')),
  ],
  tartarus: [
    bright('M3 34L9 21L7 12L20 10L29 3L38 9L51 8L54 19L61 29L55 41L56 52L43 53L33 61L23 54L9 55L10 44Z'),
    cut('M12 34L17 24L16 19L24 17L30 12L37 17L45 16L47 23L52 30L47 38L47 45L40 46L33 52L25 46L17 47L18 40Z'),
    ...twin(bright('M20 26L30 32Q27 38 22 36Q18 33 20 26Z'), cut(circle(25.5, 32.5, 1.7))),
    softLine('M26 43L29 40.500L32 43L35 40.500L38 43'),
  ],
  terpsichore: [
    softLine('M15 5C4 10 10 20 4 28M47 4C58 8 52 18 60 24'),
    brightLine('M32 19C22 20 15 14 16 5M37 19C46 18 50 11 46 4'),
    brightLine('M32 46L29 61M38 46L45 56L54 54'),
    bright('M29 17H40L38 28C42 37 50 41 58 43C48 51 26 52 10 46C22 42 29 37 31 28Z'),
    bright(circle(34, 9, 5.4)),
    cutLine('M30 29H39'),
  ],
  urania: [
    ...twin(bright('M27 14H34L34 22L12 57L6 62L7 54Z')),
    softLine('M14 40Q32 52 50 40'),
    bright(circle(32, 11, 7)),
    cut(circle(32, 11, 2.6)),
    brightLine('M32 4V1'),
    ...over(soft('M32 29L35 36.500L43 37L37 42L39 50L32 45.500L25 50L27 42L21 37L29 36.500Z')),
  ],
} satisfies Record<string, Drawing>;
