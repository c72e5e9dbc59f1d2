/** The fields of a package.json that are used here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The output is ES2024, which runs on older versions of Node than the source. */
const ENGINES = { node: '>=22' };

/** The manifest of a packed package, which refers to compiled files instead of source. */
export function packedManifest(source: Manifest): Record<string, unknown> {
  const { name, version, description, license, sideEffects, dependencies } = source;
  const entries = Object.entries(source.exports).map(([subpath, file]) => [subpath, packedExport(file)]);
  return {
    name,
    version,
    description,
    keywords: ['santorini', 'board game'],
    license,
    type: 'module',
    sideEffects: typeof sideEffects === 'boolean' ? sideEffects : sideEffects.map((file) => packedFile(file, '.js')),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['dist', 'nets'],
    engines: ENGINES,
    ...(dependencies ? { dependencies } : {}),
    publishConfig: { access: 'public' },
  };
}

const packedExport = (file: string): Record<string, string> => ({
  types: packedFile(file, '.d.ts'),
  default: packedFile(file, '.js'),
});

function packedFile(file: string, extension: string): string {
  const name = /^\.\/src\/(.+)\.ts$/.exec(file)?.[1];
  if (name === undefined) throw new Error(`${file} is no file of src`);
  return `./dist/${name}${extension}`;
}
