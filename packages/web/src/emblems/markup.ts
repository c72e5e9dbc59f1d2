import type { PowerId } from '@oia/rules';
import { type Detail, emblemPicture, type PaintedPath } from './picture.ts';
import { GRID } from './shape.ts';

/** The emblem of a power in the frame of its set as an SVG file, for pictures that are drawn without a page. */
export function emblemMarkup(power: PowerId, size: number, detail: Detail): string {
  const { frame, figure, place } = emblemPicture(power, detail);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" width="${size}" height="${size}" stroke-linecap="round" stroke-linejoin="round">`,
    ...frame.map(pathMarkup),
    `<g transform="${place}">`,
    ...figure.map(pathMarkup),
    '</g></svg>',
  ].join('');
}

function pathMarkup({ d, transform, fill = 'none', stroke, width }: PaintedPath): string {
  const attributes = { d, transform, fill, stroke, 'stroke-width': width };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}="${value}"`,
  );
  return `<path ${written.join(' ')}/>`;
}
