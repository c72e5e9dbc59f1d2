/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->` on a page; the markers stay. */
export function withSection(page: string, name: string, text: string): string {
  const start = `<!-- ${name} -->\n`;
  const end = `<!-- /${name} -->`;
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no section "${name}"`);
  return `${page.slice(0, from + start.length)}\n${text.trim()}\n\n${page.slice(to)}`;
}

/** The constant that fits best, as `npm run calibrate` prints it. */
export function fittedCertainty(report: string): number {
  const found = /([\d.]+) would fit best/.exec(report)?.[1];
  if (found === undefined) throw new Error('the report of the calibration names no constant');
  return Number(found);
}

/** The source of the evaluator with another certainty. */
export function withCertainty(source: string, certainty: number): string {
  const pattern = /export const CERTAINTY = [\d.]+;/;
  if (!pattern.test(source)) throw new Error('the evaluator has no constant CERTAINTY');
  return source.replace(pattern, `export const CERTAINTY = ${certainty};`);
}
