import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { House, type HouseForm, Windmill } from './skyline-houses.tsx';
import './skyline.css';

/** From back to front. */
const HOUSES: readonly HouseForm[] = [
  { x: 452, base: 226, width: 48, height: 46, roof: 'flat' },
  { x: 498, base: 222, width: 66, height: 50, roof: 'dome' },
  { x: 562, base: 218, width: 24, height: 84, roof: 'bells' },
  { x: 584, base: 220, width: 62, height: 58, roof: 'flat' },
  { x: 372, base: 268, width: 52, height: 40, roof: 'vault' },
  { x: 422, base: 266, width: 58, height: 54, roof: 'flat' },
  { x: 478, base: 270, width: 62, height: 50, roof: 'vault' },
  { x: 538, base: 266, width: 56, height: 62, roof: 'flat' },
  { x: 592, base: 270, width: 60, height: 50, roof: 'dome' },
  { x: 306, base: 318, width: 50, height: 38, roof: 'flat' },
  { x: 354, base: 316, width: 74, height: 50, roof: 'dome' },
  { x: 426, base: 320, width: 56, height: 56, roof: 'flat' },
  { x: 480, base: 318, width: 60, height: 46, roof: 'vault' },
  { x: 538, base: 322, width: 52, height: 58, roof: 'flat' },
  { x: 588, base: 318, width: 64, height: 44, roof: 'vault' },
  { x: 258, base: 366, width: 54, height: 38, roof: 'vault' },
  { x: 310, base: 370, width: 60, height: 52, roof: 'flat' },
  { x: 368, base: 368, width: 56, height: 42, roof: 'vault' },
  { x: 422, base: 372, width: 66, height: 52, roof: 'dome' },
  { x: 486, base: 370, width: 58, height: 54, roof: 'flat' },
  { x: 542, base: 374, width: 62, height: 48, roof: 'vault' },
  { x: 602, base: 372, width: 50, height: 58, roof: 'flat' },
];

const WAVES =
  'M24 268h30M96 282h44M18 306h52M170 300h34M70 332h60M196 336h40M20 362h44M118 372h64M150 256h26M214 270h22';
const STARS = [
  [40, 40],
  [96, 84],
  [180, 30],
  [250, 70],
  [330, 36],
  [402, 92],
  [470, 28],
  [560, 60],
  [610, 26],
] as const;

/** White houses above the sea, by day or, in the dark theme, by night. */
export function Skyline(): ReactNode {
  return (
    <svg
      className="skyline"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={useWords().ui.home.art}
    >
      <Sky />
      <Sea />
      <Rock />
      <Windmill x={318} base={272} />
      {HOUSES.map((house) => (
        <House key={`${house.x} ${house.base}`} house={house} />
      ))}
      <path
        className="skyline-bloom"
        d="M350 368h.1M357 362h.1M345 361h.1M352 355h.1M533 318h.1M540 312h.1M528 311h.1M416 264h.1M421 258h.1"
      />
    </svg>
  );
}

function Sky(): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="skyline-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="skyline-sky-high" />
          <stop offset="1" className="skyline-sky-low" />
        </linearGradient>
        <linearGradient id="skyline-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="skyline-sea-far" />
          <stop offset="1" className="skyline-sea-near" />
        </linearGradient>
        <radialGradient id="skyline-glow">
          <stop offset="0.3" className="skyline-glow-in" />
          <stop offset="1" className="skyline-glow-out" />
        </radialGradient>
      </defs>
      <rect width="640" height="246" fill="url(#skyline-sky)" />
      <g className="skyline-stars">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.4" />
        ))}
      </g>
      <circle cx="150" cy="170" r="120" fill="url(#skyline-glow)" />
      <circle className="skyline-sun" cx="150" cy="170" r="32" />
      <path className="skyline-far" d="M0 244V226l34-12 40 4 30-14 52 18 46 6 40 16Z" />
    </>
  );
}

function Sea(): ReactNode {
  return (
    <>
      <rect y="242" width="640" height="158" fill="url(#skyline-sea)" />
      <path
        className="skyline-gleam"
        d="M126 250h48M118 260h64M132 270h40M122 282h52M136 294h30M128 308h42M140 322h20"
      />
      <path className="skyline-waves" d={WAVES} />
      <g className="skyline-boat">
        <path className="skyline-sail" d="M76 300V262L100 298ZM72 300V270L58 298Z" />
        <path className="skyline-hull" d="M52 303H104L96 313H60Z" />
      </g>
    </>
  );
}

function Rock(): ReactNode {
  return (
    <>
      <path
        className="skyline-rock"
        d="M212 400 236 372 250 330 286 318 300 276 350 268 372 232 440 226 456 190 640 176V400Z"
      />
      <path className="skyline-strata" d="M236 384 640 378M262 334 640 328M318 284 640 278M400 238 640 230" />
    </>
  );
}
