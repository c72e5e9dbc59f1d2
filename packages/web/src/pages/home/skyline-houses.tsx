import type { ReactNode } from 'react';

export interface HouseForm {
  readonly x: number;
  /** The y coordinate of its ground. */
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'flat' | 'vault' | 'dome' | 'bells';
}

/** A whitewashed house, lit from the left. */
export function House({ house }: { readonly house: HouseForm }): ReactNode {
  const { x, base, width, height } = house;
  const top = base - height;
  const shade = width * 0.3;
  return (
    <g>
      <Roof house={house} />
      <rect className="skyline-wall" x={x} y={top} width={width} height={height + 12} />
      <rect className="skyline-shade" x={x + width - shade} y={top} width={shade} height={height + 12} />
      {house.roof === 'bells' ? <Bells house={house} /> : <Openings house={house} />}
    </g>
  );
}

function Roof({ house: { x, base, width, height, roof } }: { readonly house: HouseForm }): ReactNode {
  const top = base - height;
  const middle = x + width / 2;
  if (roof === 'flat') return <rect className="skyline-edge" x={x - 2} y={top - 4} width={width + 4} height="6" />;
  if (roof === 'vault') {
    return (
      <path className="skyline-wall" d={`M${x} ${top + 1}A${width / 2} ${width / 3} 0 0 1 ${x + width} ${top + 1}Z`} />
    );
  }
  const radius = roof === 'bells' ? width * 0.42 : width * 0.36;
  return (
    <>
      <rect className="skyline-edge" x={middle - radius - 2} y={top - 6} width={radius * 2 + 4} height="8" />
      <path className="skyline-dome" d={halfCircle(middle, top - 6, radius)} />
      <path className="skyline-dome-light" d={halfCircle(middle - radius * 0.3, top - 8, radius * 0.42)} />
      <circle className="skyline-wall" cx={middle} cy={top - 8 - radius} r="2.4" />
    </>
  );
}

const halfCircle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`;

/** A blue door, and windows that are lit in the dark theme. */
function Openings({ house: { x, base, width, height } }: { readonly house: HouseForm }): ReactNode {
  const door = x + width * 0.18;
  const window = x + width * 0.52;
  const top = base - height;
  return (
    <>
      <path className="skyline-door" d={`M${door} ${base + 2}v-16a6 6 0 0 1 12 0v16Z`} />
      <rect className="skyline-window" x={window} y={base - 18} width="8" height="10" rx="1.5" />
      {height > 48 && <rect className="skyline-window" x={door + 2} y={top + 8} width="8" height="10" rx="1.5" />}
      {height > 48 && <rect className="skyline-window" x={window} y={top + 8} width="8" height="10" rx="1.5" />}
    </>
  );
}

/** Two arches with a bell each. */
function Bells({ house: { x, base, width, height } }: { readonly house: HouseForm }): ReactNode {
  const left = x + width / 2 - 5;
  return [0, 1].map((floor) => {
    const y = base - height + 24 + floor * 24;
    return (
      <g key={floor}>
        <path className="skyline-arch" d={`M${left} ${y}v-11a5 5 0 0 1 10 0v11Z`} />
        <circle className="skyline-bell" cx={left + 5} cy={y - 7} r="3" />
      </g>
    );
  });
}

/** A round windmill with cloth sails. */
export function Windmill({ x, base }: { readonly x: number; readonly base: number }): ReactNode {
  const hub = base - 52;
  return (
    <g>
      <path className="skyline-wall" d={`M${x - 17} ${base}L${x - 13} ${hub + 6}H${x + 13}L${x + 17} ${base}Z`} />
      <path className="skyline-shade" d={`M${x + 5} ${base}L${x + 4} ${hub + 6}H${x + 13}L${x + 17} ${base}Z`} />
      <path className="skyline-thatch" d={`M${x - 16} ${hub + 8}L${x} ${hub - 14}L${x + 16} ${hub + 8}Z`} />
      <path className="skyline-door" d={`M${x - 7} ${base}v-12a5 5 0 0 1 10 0v12Z`} />
      {[0, 1, 2, 3, 4, 5].map((sail) => (
        <path
          key={sail}
          className="skyline-cloth"
          d={`M${x - 4} ${hub}V${hub - 30}L${x - 14} ${hub - 26}Z`}
          transform={`rotate(${sail * 60 + 12} ${x - 4} ${hub})`}
        />
      ))}
    </g>
  );
}
