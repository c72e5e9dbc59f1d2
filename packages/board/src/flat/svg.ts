const NAMESPACE = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  children: readonly SVGElement[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

export const group = (children: readonly SVGElement[], attributes: Attributes = {}): SVGGElement =>
  svg('g', attributes, children);

export const path = (d: string, attributes: Attributes): SVGPathElement => svg('path', { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): SVGCircleElement =>
  svg('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): SVGEllipseElement =>
  svg('ellipse', { cx, cy, rx, ry, ...attributes });

/** A rectangle by its left, top, width, height and the radius of its corners. */
export const box = (
  [x, y, width, height, rx = 0]: readonly [number, number, number, number, number?],
  attributes: Attributes,
): SVGRectElement => svg('rect', { x, y, width, height, rx, ...attributes });

export const moved = (x: number, y: number, scale = 1): string =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}`;

/** A colour of the theme. */
export const colour = (name: string): string => `var(--oia-${name})`;
