import { join } from 'node:path';
import ts from 'typescript';

/** Compiles a copy of a package with the package's own compiler options, without checking types again. */
export function compile(project: string, folder: string): void {
  const { fileNames, options } = readProject(project, folder);
  const program = ts.createProgram(fileNames, options, sharingHost(options));
  const { diagnostics } = program.emit(undefined, (path, text) => ts.sys.writeFile(path, withJsNames(path, text)));
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, FORMAT));
}

/** Rewrites what TypeScript does not: imports in declarations, and the files of worker threads. */
function withJsNames(path: string, text: string): string {
  if (path.endsWith('.d.ts')) return text.replace(/((?:from |import\()(['"])\.[^'"]+)\.ts\2/g, '$1.js$2');
  return text.replace(/(new URL\('\.[^']+)\.ts', import\.meta\.url\)/g, "$1.js', import.meta.url)");
}

const shared = new Map<string, ts.SourceFile | undefined>();

/** Shares the parsed declarations of libraries between packages, because they are larger than all of ours. */
function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, ...rest);
    if (!shared.has(name)) shared.set(name, read(name, ...rest));
    return shared.get(name);
  };
  return host;
}

function readProject(project: string, folder: string): ts.ParsedCommandLine {
  const { config, error } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  if (error) throw new Error(ts.formatDiagnostics([error], FORMAT));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const own: ts.CompilerOptions = {
    ...options,
    composite: false,
    noCheck: true,
    noEmit: false,
    emitDeclarationOnly: false,
    declaration: true,
    // Debuggers and "go to definition" lead to the sources, which are packed too.
    declarationMap: true,
    sourceMap: true,
    // Imports in the source have the extension `.ts`, which has to become `.js` in the output.
    rewriteRelativeImportExtensions: true,
    rootDir: join(folder, 'src'),
    outDir: join(folder, 'dist'),
  };
  const { fileNames } = ts.parseJsonConfigFileContent({ include: ['src'] }, ts.sys, folder);
  return { fileNames, options: own, errors: [] };
}

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  getNewLine: () => '\n',
};
