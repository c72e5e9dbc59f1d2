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
    bright('M15.5 12.5H48.5V51.5H15.5Z'),
    cutLine('M23.5 23.5H40.5M23.5 31H40.5M23.5 39H34'),
    ...over(soft('M10.5 6H53.5a5 5 0 0 1 0 9.5H10.5a5 5 0 0 1 0-9.5Z')),
    ...over(soft('M10.5 48.5H53.5a5 5 0 0 1 0 9.5H10.5a5 5 0 0 1 0-9.5Z')),
  ],
  europa: [
    brightLine('M52 8V55'),
    bright('M52 4L55.5 12H48.5Z'),
    brightLine('M39 22L51 27'),
    bright('M24 17H42L39 36L46 54H38L32 40L26 54H18L25 36Z'),
    bright(circle(33, 10, 5.4)),
    ...over(soft('M26 8Q30 0 41 3Q43 8 41 14Q38 7 26 8Z')),
    ...over(soft(circle(18, 28, 9.5))),
    cut(circle(18, 28, 3)),
    soft('M15 56H49V61H15Z'),
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
      bright(
        'M29.5 33.5C25 21.5 17 12 7 7.5Q7 13 9.5 15.5L5 17Q7 23.5 12 25L7.5 27.5Q11 33.5 17 34.5L14.5 38Q21.5 43.5 30.5 41.5Z',
      ),
      cutLine('M16.5 18Q23.5 23.5 26 32'),
      brightLine('M28.5 45V51L22.5 55.5M28.5 51V58'),
    ),
    ...over(bright('M27 28.5H37L40.5 40.5Q37 49.5 32 49.5Q27 49.5 23.5 40.5Z')),
    cutLine('M28.5 39q3.5 4.5 7 0'),
    ...over(soft('M24 30.5C20 25 21.5 7 32 7C42.5 7 44 25 40 30.5L37 23.5H27Z')),
    ...over(bright(ellipse(32, 20, 5, 6))),
    ...twin(cut(circle(30, 19, 1))),
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
    bright('M21 52.5C16.5 39 27.5 33.5 29.5 21.5L35.5 21.5C37 32 47.5 39 43 52.5Z'),
    ...turned(
      8,
      [bright('M32 27C21.5 25 11.5 18 9 7C20 6 28.5 11.5 32 18C35.5 11.5 44 6 55 7C52.5 18 42.5 25 32 27Z')],
      [32, 23.5],
    ),
    cutLine('M26 39q3 3.5 6 0q3 3.5 6 0M28.5 31q2.5 3.5 5 0M22.5 46.5q3.5 3.5 7 0q3.5 3.5 7 0q2.5 2.5 5 0'),
    ...over(soft('M6 50q6.5-5 13 0t13 0t13 0t13 0Q54.5 57 44 57H20Q9.5 57 6 50Z')),
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
    ...twin(bright('M27 14H34V22L15 54L9 59L10 52Z')),
    softLine('M15 39Q32 50 49 39'),
    bright(circle(32, 11, 7)),
    cut(circle(32, 11, 2.6)),
    brightLine('M32 4V2'),
    ...over(soft('M32 29L35 36.5L43 37L37 42L39 50L32 45.5L25 50L27 42L21 37L29 36.5Z')),
  ],
} satisfies Record<string, Drawing>;
