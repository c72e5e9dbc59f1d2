// npm run kernel: compiles packages/engine/assembly/net.ts and embeds it in packages/engine/src/net/kernel.ts.
import { writeFileSync } from 'node:fs';
import { compiledKernel, kernelSource } from './kernel/compiler.ts';

const target = new URL('../packages/engine/src/net/kernel.ts', import.meta.url);
const wasm = compiledKernel(new URL('../packages/engine/assembly/net.ts', import.meta.url));
writeFileSync(target, kernelSource(wasm));
console.log(`${wasm.length} bytes`);
