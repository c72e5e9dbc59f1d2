import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, shuffled } from '@oia/rules';
import { newPosition } from '@oia/rules/layout';
import { readSample, SAMPLE_BYTES, type Sample } from '../selfplay/sample.ts';
import { expectedOf } from './learner.ts';

/** Samples that are read at once: they are from few games, so a pool of many blocks is mixed. */
const BLOCK = 256;
const POOL_BLOCKS = 512;
/** Samples of each folder that its scale is fitted to. */
const MAX_FITTED = 200_000;
const SCALES = [60, 80, 100, 130, 170, 220, 280, 350, 450, 600, 800];

/** A part of a file. */
interface Block {
  readonly file: string;
  readonly start: number;
  readonly samples: number;
  /** The scale at which the scores of its folder predict results best. */
  readonly scale: number;
}

/** A sample and the scale of its score. The same object each time. */
export interface ScaledSample {
  readonly sample: Sample;
  scale: number;
}

const newSample = (): Sample => ({
  code: 0,
  score: 0,
  result: 0,
  isHeldBack: false,
  nodes: 0,
  position: newPosition(),
});

/** The samples of several folders, read block by block: there may be more than the memory holds. */
export class SampleFiles {
  readonly #blocks: Block[] = [];
  readonly #sample: Sample = newSample();

  /** Adds the samples of a folder; returns how many, and the scale of their scores. */
  add(folder: string): { samples: number; scale: number } {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.samples'))
      .sort()
      .map((name) => join(folder, name));
    const blocks = files.flatMap((file) => blocksOf(file));
    const scale = this.#fittedScale(blocks);
    this.#blocks.push(...blocks.map((block) => ({ ...block, scale })));
    return { samples: blocks.reduce((sum, block) => sum + block.samples, 0), scale };
  }

  get length(): number {
    return this.#blocks.reduce((sum, { samples }) => sum + samples, 0);
  }

  /** All samples in a mixed order. */
  *mixed(random: Random): Generator<ScaledSample> {
    const order = shuffled(random, this.#blocks);
    for (let at = 0; at < order.length; at += POOL_BLOCKS) yield* this.#pool(order.slice(at, at + POOL_BLOCKS), random);
  }

  /** All samples, one block after another. */
  *inOrder(): Generator<ScaledSample> {
    for (const block of this.#blocks) yield* this.#pool([block]);
  }

  *#pool(blocks: readonly Block[], random?: Random): Generator<ScaledSample> {
    const samples = blocks.reduce((sum, block) => sum + block.samples, 0);
    const bytes = new Uint8Array(samples * SAMPLE_BYTES);
    const scales = new Uint16Array(samples);
    let at = 0;
    for (const block of blocks) {
      readBlock(block, bytes.subarray(at * SAMPLE_BYTES));
      scales.fill(block.scale, at, at + block.samples);
      at += block.samples;
    }
    const order = Uint32Array.from({ length: samples }, (_, i) => i);
    if (random) mix(order, random);
    const found: ScaledSample = { sample: this.#sample, scale: 0 };
    for (const index of order) {
      readSample(bytes, index, this.#sample);
      found.scale = scales[index] as number;
      yield found;
    }
  }

  #fittedScale(blocks: readonly Block[]): number {
    const every = Math.max(1, Math.floor((blocks.length * BLOCK) / MAX_FITTED));
    const errors = SCALES.map(() => 0);
    for (const { sample } of this.#pool(blocks.filter((_, i) => i % every === 0))) {
      for (const [i, scale] of SCALES.entries()) {
        errors[i] = (errors[i] as number) + (expectedOf(sample.score, scale) - sample.result / 2) ** 2;
      }
    }
    return SCALES[errors.indexOf(Math.min(...errors))] as number;
  }
}

function blocksOf(file: string): Block[] {
  const samples = Math.floor(statSync(file).size / SAMPLE_BYTES);
  return Array.from({ length: Math.ceil(samples / BLOCK) }, (_, i) => ({
    file,
    start: i * BLOCK,
    samples: Math.min(BLOCK, samples - i * BLOCK),
    scale: 0,
  }));
}

function readBlock({ file, start, samples }: Block, into: Uint8Array): void {
  const handle = openSync(file, 'r');
  try {
    readSync(handle, into, 0, samples * SAMPLE_BYTES, start * SAMPLE_BYTES);
  } finally {
    closeSync(handle);
  }
}

function mix(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = order[i] as number;
    order[i] = order[j] as number;
    order[j] = swapped;
  }
}
