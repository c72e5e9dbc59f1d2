/** The first that fits: every browser also names those it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstIn = (agent: string, known: readonly (readonly [RegExp, string])[]): string[] =>
  known
    .filter(([pattern]) => pattern.test(agent))
    .map(([, name]) => name)
    .slice(0, 1);

/** A browser and a system of what a browser calls itself: "Firefox · Linux". undefined: nothing that is known. */
export function deviceIn(agent: string): string | undefined {
  const names = [...firstIn(agent, BROWSERS), ...firstIn(agent, SYSTEMS)];
  return names.length > 0 ? names.join(' · ') : undefined;
}
