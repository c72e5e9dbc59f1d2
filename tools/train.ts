// npm run train -- --net FILE --data FOLDER [--data FOLDER ...] [--epochs 8] [--rate 0.003] [--blend 0.4] [--seed 1]
// Trains a net on the samples of self-play and writes it to FILE. The same data and seed give the same net.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom, shuffled } from '@oia/rules';
import { netFile } from '../packages/engine/src/net/weights.ts';
import { expectedOf, Learner } from './train/learner.ts';
import { SampleSet } from './train/samples.ts';
import { TURNED_ROWS } from './train/symmetric-rows.ts';

const { values } = parseArgs({
  options: {
    net: { type: 'string' },
    data: { type: 'string', multiple: true },
    epochs: { type: 'string', default: '8' },
    rate: { type: 'string', default: '0.003' },
    blend: { type: 'string', default: '0.4' },
    seed: { type: 'string', default: '1' },
  },
});
const { net, data } = values;
const [epochs, rate, blend, seed] = [values.epochs, values.rate, values.blend, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
if (net === undefined || data === undefined || !(epochs > 0) || !(rate > 0) || !(blend >= 0 && blend <= 1)) {
  console.error(
    'train: --net names a file, --data a folder of samples; --epochs and --rate are positive, --blend is from 0 to 1',
  );
  process.exit(2);
}

const BATCH = 4096;
/** One block of so many is kept back, to see how the net does on others. Positions of one game stand together: they say the same. */
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
