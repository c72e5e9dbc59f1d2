import {
  bright,
  brightLine,
  circle,
  cut,
  cutLine,
  type Drawing,
  ellipse,
  fan,
  over,
  soft,
  softLine,
  turned,
  twin,
} from './shape.ts';

/** Lyre, bow, owl, globe, sheaf, hammer and anvil, winged sandal, bull's head, pan pipes, torch. */
export const simple = {
  apollo: [
    softLine('M25 17.5V47.5M32 17.5V47.5M39 17.5V47.5'),
    ...twin(
      bright('M18.5 54.5C6 45.5 4 31 10.5 20.5Q14.5 13.5 8.5 6L14.5 3Q21.5 12.5 16.5 22.5C10.5 32 14.5 40.5 26 45.5Z'),
    ),
    brightLine('M8.5 15.5H55.5'),
    bright('M15.5 49.5Q22.5 44.5 32 44.5Q41.5 44.5 48.5 49.5Q46.5 61 32 61Q17.5 61 15.5 49.5Z'),
    cutLine('M26 52.5H38'),
  ],
  artemis: turned(45, [
    softLine('M6 42L32 52L58 42'),
    bright('M4 43C7 22 20 17 32 17C44 17 57 22 60 43L56 43C51 28 43 23 32 23C21 23 13 28 8 43Z'),
    ...over(brightLine('M32 56V8')),
    bright('M32 0L39 12H25Z'),
    bright('M32 52l-6 6v5l6-4.5l6 4.5v-5Z'),
  ]),
  athena: [
    softLine('M9 57H55'),
    bright(
      'M13 6Q22.5 13 32 13Q41.5 13 51 6Q54 16.5 51 27L49.5 41.5Q47.5 56 32 56Q16.5 56 14.5 41.5L13 27Q10 16.5 13 6Z',
    ),
    ...twin(cut(circle(23, 25.5, 8)), soft(circle(23, 25.5, 5)), cut(circle(24, 25.5, 2.5))),
    soft('M32 30l3 4l-3 6l-3-6Z'),
    cutLine('M24.5 43.5q4 4 7.5 0q4 4 7.5 0M28 50q4 4 7.5 0'),
    ...twin(brightLine('M26 56v3')),
  ],
  atlas: [
    bright(circle(32, 21, 18)),
    cutLine('M14 21H50M32 3C20 12 20 30 32 39C44 30 44 12 32 3'),
    ...twin(bright('M8 32L12.5 31L16 43L29 51L26 57L12 46Z')),
    bright('M19 61Q20 50 32 50Q44 50 45 61Z'),
    ...over(soft(circle(32, 46, 5.4))),
  ],
  demeter: [
    ...fan(
      [-40, 0, 40],
      [
        brightLine('M32 46V28'),
        bright(
          'M31 35Q22 32 24 24Q31 26 31 35ZM33 35Q42 32 40 24Q33 26 33 35ZM31 25Q22 22 24 14Q31 16 31 25ZM33 25Q42 22 40 14Q33 16 33 25ZM32 15Q26 10 32 3Q38 10 32 15Z',
        ),
      ],
      [32, 50],
    ),
    bright('M26 47L17 61H47L38 47Z'),
    cutLine('M30 51L28 63M34 51L36 63'),
    ...over(soft('M23.5 42H40.5V48H23.5Z')),
  ],
  hephaestus: [
    ...turned(-14, [brightLine('M26 15H58'), bright('M13 4H27V26H13Z'), cutLine('M13 10H27')], [20, 26]),
    softLine('M40 32l4-6M50 32l8-3'),
    bright('M4 36H52V40Q50 46 40 47L38 52H47V60H17V52H26L25 47Q8 46 4 36Z'),
  ],
  hermes: [
    bright('M27 9H39V27Q40 36 48 39Q56 42 57 48H20Q19 41 26 34Z'),
    cutLine('M26 26L40 22M25 37L42 33'),
    soft('M17 50H58V55H17Z'),
    ...over(bright('M27 40C10 40 3 25 6 9C12 18 19 19 27 21Q32 31 27 40Z')),
    cutLine('M11 24Q17 28 23 27M15 33Q19 35 24 34'),
  ],
  minotaur: [
    ...twin(
      bright('M21 26.5C7.5 26.5 4 15 8.5 6C12 15 17.5 17 25.5 17Z'),
      soft('M17.5 26.5L7 30.5Q10.5 36.5 20.5 34Z'),
    ),
    bright('M21 17H43L46.5 28.5L41 44Q41 59 32 59Q23 59 23 44L17.5 28.5Z'),
    ...twin(cut('M22 31l7 3.5l-5.5 2Z')),
    soft(ellipse(32, 51, 7.5, 6.5)),
    ...twin(cut(circle(29, 50, 2))),
    cutLine('M32 17V24'),
  ],
  pan: turned(-6, [
    bright('M7.5 9H17V55a5 5 0 0 1-9.5 0Z'),
    bright('M19.5 9H28V50a4.5 4.5 0 0 1-8.5 0Z'),
    bright('M31 9H39.5V43.5a4.5 4.5 0 0 1-8.5 0Z'),
    bright('M42.5 9H50V37a4 4 0 0 1-7.5 0Z'),
    bright('M53 9H58.5V30a3 3 0 0 1-5.5 0Z'),
    ...over(soft('M5.5 18.5H60.5V25.5H5.5Z')),
  ]),
  prometheus: [
    bright('M33 1C36 12 47 16 45 28C44 36 38 38 32 38C26 38 20 36 19 28C18 20 25 18 25 9C29 12 32 8 33 1Z'),
    soft('M32 18C34 24 38 26 37 31C36 35 34 35 32 35C30 35 27 35 27 30C27 26 31 24 32 18Z'),
    ...over(bright('M17 39H47L42 47H22Z')),
    bright('M26 47H38L35 62H29Z'),
    cutLine('M25 50H39'),
  ],
} satisfies Record<string, Drawing>;
