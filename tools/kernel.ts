// Compiles packages/engine/assembly/net.ts and embeds it in packages/engine/src/evaluation/net/kernel.ts.
import { writeFileSync } from 'node:fs';
import { compiledKernel, kernelSource } from './kernel/compiler.ts';
import { readOptions } from './options.ts';

readOptions('kernel', 'compiles the forward pass of the net and embeds it in the engine', {});

const target = new URL('../packages/engine/src/evaluation/net/kernel.ts', import.meta.url);
const wasm = compiledKernel(new URL('../packages/engine/assembly/net.ts', import.meta.url));
writeFileSync(target, kernelSource(wasm));
console.log(`${wasm.length} bytes`);
