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

/** The fields that packages have in common: those of the repository's package.json. */
export interface SharedFields {
  readonly keywords: readonly string[];
  readonly author: string;
  /** Address of the repository, without which npm attests no provenance. */
  readonly repository?: string;
}

/** The output is ES2024, which runs on older versions of Node than the source. */
const ENGINES = { node: '>=22' };

/** The manifest of a packed package, which refers to compiled files instead of source. */
export function packedManifest(
  source: Manifest,
  { keywords, author, repository }: SharedFields,
  folders: readonly string[],
): Record<string, unknown> {
  const { name, version, description, license, sideEffects, dependencies } = source;
  const entries = Object.entries(source.exports).map(([subpath, file]) => [subpath, packedExport(file)]);
  return {
    name,
    version,
    description,
    keywords,
    ...(repository ? addressesOf(repository, `packages/${name.replace('@oia/', '')}`) : {}),
    license,
    author,
    type: 'module',
    sideEffects: typeof sideEffects === 'boolean' ? sideEffects : sideEffects.map((file) => packedFile(file, '.js')),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: folders,
    engines: ENGINES,
    ...(dependencies ? { dependencies } : {}),
    publishConfig: { access: 'public' },
  };
}

function addressesOf(repository: string, directory: string): Record<string, unknown> {
  const address = repository.replace(/\.git$/, '');
  return {
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory },
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
