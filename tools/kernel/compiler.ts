import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('../../node_modules/assemblyscript/bin/asc.js', import.meta.url));
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd'];

/** A file of AssemblyScript as a WebAssembly module. */
export function compiledKernel(file: URL): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'oia-kernel-'));
  try {
    const target = join(folder, 'kernel.wasm');
    const args = [COMPILER, fileURLToPath(file), '--outFile', target, ...OPTIONS];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return readFileSync(target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const LINE = 100;

/** The module as source, so that it needs no file of its own in a page or a thread. */
export function kernelSource(wasm: Uint8Array): string {
  const lines =
    Buffer.from(wasm)
      .toString('base64')
      .match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  const text = lines.map((line) => `  '${line}'`).join(' +\n');
  return `// Made by \`npm run kernel\` from assembly/net.ts.\nexport const KERNEL =\n${text};\n`;
}
