import type { Bin } from './bins.ts';

const SIZE = 420;
const MARGIN = 56;
const SIDE = SIZE - 2 * MARGIN;
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LARGEST = 11;

const x = (share: number): number => MARGIN + share * SIDE;
const y = (share: number): number => SIZE - MARGIN - share * SIDE;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Predicted against real shares of wins; on the dashed line both are equal. A dot is as large as its bin is full. */
export function calibrationPicture(bins: readonly Bin[], about: string): string {
  const most = Math.max(...bins.map(({ count }) => count));
  const dots = bins.filter(({ count }) => count > 0).map((bin) => dotOf(bin, most));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${about}">
<rect width="${SIZE}" height="${SIZE}" fill="#fffdf8"/>
${TICKS.map(gridAt).join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8f6414" stroke-dasharray="5 5"/>
${dots.join('\n')}
<text x="${SIZE / 2}" y="${SIZE - 14}" text-anchor="middle" fill="#23405c">predicted win probability</text>
<text transform="translate(16 ${SIZE / 2}) rotate(-90)" text-anchor="middle" fill="#23405c">games really won</text>
<text x="${SIZE / 2}" y="28" text-anchor="middle" font-size="14" fill="#23405c">${about}</text>
</svg>
`;
}

const gridAt = (share: number): string =>
  [
    `<path d="M${x(share)} ${y(0)}V${y(1)}M${x(0)} ${y(share)}H${x(1)}" stroke="#e4e0d4"/>`,
    `<text x="${x(share)}" y="${y(0) + 18}" text-anchor="middle" fill="#5a6a78">${percent(share)}</text>`,
    `<text x="${x(0) - 6}" y="${y(share) + 4}" text-anchor="end" fill="#5a6a78">${percent(share)}</text>`,
  ].join('\n');

function dotOf({ predicted, result, error, count }: Bin, most: number): string {
  const radius = 3 + (LARGEST - 3) * Math.sqrt(count / most);
  const [low, high] = [Math.max(0, result - error), Math.min(1, result + error)];
  const at = (value: number): string => value.toFixed(1);
  return [
    `<path d="M${at(x(predicted))} ${at(y(low))}V${at(y(high))}" stroke="#0c3263" stroke-width="2"/>`,
    `<circle cx="${at(x(predicted))}" cy="${at(y(result))}" r="${at(radius)}" fill="#4388d0" stroke="#0c3263"/>`,
  ].join('\n');
}
