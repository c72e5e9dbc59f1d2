// Trains a net on the samples of self-play and writes it to FILE. The same data and seed give the same net.
import { writeFileSync } from 'node:fs';
import { seededRandom, shuffled } from '@oia/rules';
import { netFile } from '../packages/engine/src/evaluation/net/weights.ts';
import { amount, readOptions, required, seedOption, text, texts, whole } from './options.ts';
import { expectedOf, Learner } from './train/learner.ts';
import { SampleSet, TURNED_ROWS } from './train/samples.ts';

const { net, data, epochs, rate, blend, seed } = readOptions('train', 'trains a net on the samples of self-play', {
  net: required(text('FILE', 'the net that is written')),
  data: required(texts('FOLDER', 'samples of self-play')),
  epochs: whole('passes over all samples', 8),
  rate: amount('learning rate', 0.003),
  blend: amount('share of the result in what is learnt, the rest being the score', 0.4, { min: 0, max: 1 }),
  seed: seedOption(),
});

const BATCH = 4096;
/** One block in this many is held back to judge the net. Blocks, because the positions of one game are alike. */
const HELD_BACK = 50;
const BLOCK = 2000;

const samples = new SampleSet();
for (const folder of data) samples.addFolder(folder);
const all = Array.from({ length: samples.length }, (_, i) => i);
const isHeldBack = (i: number): boolean => Math.floor(i / BLOCK) % HELD_BACK === 0;
const training = all.filter((i) => !isHeldBack(i));
const held = all.filter(isHeldBack);
const scale = fittedScale();
console.log(`${samples.length} samples, scores fit the results best at a scale of ${scale}`);

const random = seededRandom(seed);
const learner = new Learner(seed);
const steps = Math.ceil(training.length / BATCH) * epochs;
let done = 0;
for (let epoch = 1; epoch <= epochs; epoch++) {
  const begun = performance.now();
  const loss = learnAll(shuffled(random, training));
  const seconds = (performance.now() - begun) / 1000;
  console.log(`epoch ${epoch}: loss ${loss.toFixed(5)}, held back ${heldLoss().toFixed(5)}, ${seconds.toFixed(0)} s`);
}
writeFileSync(net, new Uint8Array(netFile(learner.net)));

/** Part result, part what the search expected. */
function targetOf(sample: number): number {
  const result = (samples.results[sample] as number) / 2;
  return blend * result + (1 - blend) * expectedOf(samples.scores[sample] as number, scale);
}

function load(sample: number, turned: Uint16Array): number {
  const start = samples.starts[sample] as number;
  const count = (samples.starts[sample + 1] as number) - start;
  for (let i = 0; i < count; i++) learner.inputs[i] = turned[samples.rows[start + i] as number] as number;
  return count;
}

function learnAll(order: readonly number[]): number {
  let loss = 0;
  for (let at = 0; at < order.length; at += BATCH) {
    const batch = order.slice(at, at + BATCH);
    for (const sample of batch) {
      const turned = TURNED_ROWS[Math.floor(random() * TURNED_ROWS.length)] as Uint16Array;
      loss += learner.learn(load(sample, turned), targetOf(sample));
    }
    // From the full rate down to nothing, along a cosine.
    learner.step(batch.length, (rate * (1 + Math.cos((Math.PI * done++) / steps))) / 2);
  }
  return loss / order.length;
}

function heldLoss(): number {
  const straight = TURNED_ROWS[0] as Uint16Array;
  const errors = held.map((sample) => (learner.predict(load(sample, straight)) - targetOf(sample)) ** 2);
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/** The scale at which scores predict results with the least error. */
function fittedScale(): number {
  const scales = [60, 80, 100, 130, 170, 220, 280, 350, 450, 600];
  const errorAt = (scale: number): number =>
    all.reduce(
      (sum, i) => sum + (expectedOf(samples.scores[i] as number, scale) - (samples.results[i] as number) / 2) ** 2,
      0,
    );
  return scales.reduce((best, scale) => (errorAt(scale) < errorAt(best) ? scale : best));
}
