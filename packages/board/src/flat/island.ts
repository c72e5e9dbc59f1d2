import { CELL, EXTENT, SEA, SHORE } from './plan.ts';
import { box, circle, colour, group, moved, path } from './svg.ts';

/** The rock under the board, with foam around it and plants in its corners. */
export function islandOf(): SVGGElement {
  const inner = 5 * CELL;
  const terrace = [SHORE - 5, SHORE - 5, inner + 10, inner + 10, 9] as const;
  return group([
    path(coast(-4), { fill: colour('foam'), opacity: 0.75, transform: moved(0, 2) }),
    path(coast(0), { fill: colour('shore'), transform: moved(0, 3) }),
    path(coast(1.5), { fill: colour('rock'), transform: moved(0, -2) }),
    path(coast(9), {
      fill: 'none',
      stroke: colour('shore'),
      'stroke-width': 1.5,
      'stroke-dasharray': '46 30 18 60',
      opacity: 0.45,
    }),
    box(terrace, { fill: colour('ground-line'), stroke: colour('shore'), 'stroke-width': 1.5 }),
    ...BUSHES.map(([x, y, kind]) => bush(x, y, kind)),
  ]);
}

/** An outline of the island, `by` units inside its shore; negative is outside. */
export function coast(by: number): string {
  const points = Array.from({ length: STEPS }, (_, index) => shorePoint(index / STEPS, by));
  const middles = points.map(([x, y], index) => {
    const [u, v] = points[(index + 1) % STEPS] ?? [x, y];
    return [(x + u) / 2, (y + v) / 2] as const;
  });
  const [startX, startY] = middles.at(-1) ?? [0, 0];
  const curves = points.map(([x, y], index) => {
    const [u, v] = middles[index] ?? [x, y];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${u.toFixed(1)} ${v.toFixed(1)}`;
  });
  return `M${startX.toFixed(1)} ${startY.toFixed(1)}${curves.join('')}Z`;
}

const STEPS = 72;

/** A rounded square, slightly uneven, always the same. */
function shorePoint(part: number, by: number): readonly [number, number] {
  const angle = part * 2 * Math.PI;
  const uneven = 1.7 * Math.sin(5 * angle + 0.4) + 1.4 * Math.sin(11 * angle + 2) + 0.8 * Math.sin(23 * angle);
  const reach = EXTENT / 2 - SEA - by + uneven - 2;
  const bend = 0.13;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    EXTENT / 2 + reach * Math.sign(c) * Math.abs(c) ** bend,
    EXTENT / 2 + reach * Math.sign(s) * Math.abs(s) ** bend,
  ];
}

type Bush = readonly [x: number, y: number, kind: 'olive' | 'flower'];

const NEAR = SEA + 17;
const FAR = EXTENT - NEAR;
const BUSHES: readonly Bush[] = [
  [NEAR + 4, NEAR + 6, 'flower'],
  [NEAR + 26, NEAR - 2, 'olive'],
  [FAR - 2, FAR - 6, 'flower'],
  [FAR - 24, FAR, 'olive'],
  [FAR, SHORE + 2.6 * CELL, 'olive'],
];

function bush(x: number, y: number, kind: Bush[2]): SVGGElement {
  const leaf = { fill: colour('leaf') };
  const bloom = { fill: colour(kind === 'flower' ? 'bloom' : 'leaf-light') };
  return group(
    [
      circle(-5, 2, 6, leaf),
      circle(5, 2, 6.5, leaf),
      circle(0, -4, 6.5, leaf),
      ...[
        [-6, 0],
        [1, -6],
        [6, 2],
        [-1, 3],
      ].map(([u = 0, v = 0]) => circle(u, v, 2.3, bloom)),
    ],
    { transform: moved(x, y, 0.9) },
  );
}
