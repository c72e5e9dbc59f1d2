// npm run bench:engine -- --against FOLDER: this checkout's engine beside another one's, measured by turns in one process.
import { format, median } from '../figures.ts';
import { type Kind, kindOf, POSITIONS } from './positions.ts';
import { perSecond, type Workbench } from './workbench.ts';

/** Short runs of each checkout in turn, the best of which counts: other programs only ever make a run slower. */
const RUNS = 10;
const KINDS: readonly Kind[] = ['bare', 'simple', 'other'];
const LISTED = 6;

interface Ratio {
  readonly text: string;
  /** This checkout's nodes a second by the other one's. */
  readonly ratio: number;
}

function ratioAt(text: string, ours: Workbench, theirs: Workbench, ms: number): Ratio {
  let own = 0;
  let other = 0;
  for (let i = 0; i < RUNS; i++) {
    own = Math.max(own, perSecond(ours.run(text, { ms })));
    other = Math.max(other, perSecond(theirs.run(text, { ms })));
  }
  return { text, ratio: own / other };
}

/** Prints how many nodes a second are searched here, compared with there: over 1 is faster. */
export function compare(ours: Workbench, theirs: Workbench, ms: number): void {
  for (const kind of KINDS) {
    const texts = POSITIONS.filter((text) => kindOf(text) === kind);
    const ratios = texts.map((text) => ratioAt(text, ours, theirs, ms)).sort((a, b) => a.ratio - b.ratio);
    const middle = median(ratios.map(({ ratio }) => ratio));
    console.log(`${kind}: ${format(middle)} of the other checkout's nodes a second, median of ${ratios.length}`);
    if (kind === 'other')
      for (const { text, ratio } of ratios.slice(0, LISTED)) console.log(`  ${format(ratio)}  ${text}`);
  }
}
