import type { Arrow, Hint } from '../choices.ts';
import type { Drawing } from '../face.ts';
import { type BoardOptions, DEFAULT_OPTIONS, type Theme } from '../options.ts';
import { PALETTES } from '../palette.ts';
import type { Scene, Square } from '../scene.ts';
import { Parts } from './parts.ts';
import { EXTENT } from './plan.ts';
import { box, colour, svg } from './svg.ts';

/** A position that is only shown, with the steps pointed out in it. */
export interface Still {
  readonly scene: Scene;
  readonly last?: readonly Square[] | undefined;
  readonly hints?: readonly Hint[] | undefined;
  readonly arrows?: readonly Arrow[] | undefined;
}

export type StillOptions = Pick<BoardOptions, 'theme' | 'coordinates' | 'patterns' | 'numbers' | 'turned'>;

/**
 * The flat board as the text of an SVG image. It needs no style sheet, because its colours are written in: it can be an
 * image on a page, a part of another image, or a file.
 */
export function stillText(still: Still, options: Partial<StillOptions> = {}): string {
  const all = { ...DEFAULT_OPTIONS, ...options };
  const parts = new Parts(all);
  parts.render(drawingOf(still), undefined);
  const sea = box([0, 0, EXTENT, EXTENT], { fill: colour('sea') });
  const image = svg('svg', { ...SIZE, 'font-family': FONT }, [parts.paints.definitions, sea, parts.element]);
  return inColours(new XMLSerializer().serializeToString(image), all.theme);
}

const SIZE = { viewBox: `0 0 ${EXTENT} ${EXTENT}`, width: EXTENT, height: EXTENT };
/** An image does not inherit the font of its page. */
const FONT = 'system-ui, sans-serif';

const drawingOf = ({ scene, last = [], hints = [], arrows = [] }: Still): Drawing => ({
  scene,
  last,
  hints,
  arrows,
  states: [],
  outlined: [],
  focused: undefined,
  hovered: undefined,
});

/** Replaces the custom properties of a board by the colours of a theme. */
export function inColours(text: string, theme: Theme): string {
  const colours: Readonly<Record<string, string>> = PALETTES[theme];
  return text.replace(/var\(--oia-([\w-]+)\)/g, (property, name: string) => colours[name] ?? property);
}
