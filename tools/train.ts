// Trains a net on the samples of self-play and writes it to FILE. The same data and seed give the same net.
import { writeFileSync } from 'node:fs';
import { SYMMETRIES, seededRandom } from '@oia/rules';
import { netFile } from '../packages/engine/src/evaluation/net/weights.ts';
import { amount, readOptions, required, seedOption, text, texts, whole } from './options.ts';
import { netOfFile } from './quick-games/quick-game.ts';
import { SampleInputs } from './train/inputs.ts';
import { expectedOf, Learner } from './train/learner.ts';
import { SampleFiles, type ScaledSample } from './train/samples.ts';

const { net, data, hidden, begin, epochs, rate, blend, seed } = readOptions(
  'train',
  'trains a net on the samples of self-play',
  {
    net: required(text('FILE', 'the net that is written')),
    data: required(texts('FOLDER', 'samples of self-play')),
    hidden: whole('columns of the hidden layer', 256),
    begin: text('FILE', 'a net to begin with; random weights if left out'),
    epochs: whole('passes over all samples', 8),
    rate: amount('learning rate', 0.003),
    blend: amount('share of the result in what is learnt, the rest being the score', 0.4, { min: 0, max: 1 }),
    seed: seedOption(),
  },
);

const BATCH = 4096;

const files = new SampleFiles();
for (const folder of data) {
  const { samples, scale } = files.add(folder);
  console.log(`${folder}: ${samples} samples, scores fit the results best at a scale of ${scale}`);
}

const random = seededRandom(seed);
const learner = new Learner(hidden, seed);
if (begin !== undefined) learner.load(netOfFile(begin));
const inputs = new SampleInputs(learner);
const steps = Math.ceil(files.length / BATCH) * epochs;
let done = 0;
for (let epoch = 1; epoch <= epochs; epoch++) {
  const begun = performance.now();
  const loss = learnAll();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`epoch ${epoch}: loss ${loss.toFixed(5)}, held back ${heldLoss().toFixed(5)}, ${seconds.toFixed(0)} s`);
  writeFileSync(net, new Uint8Array(netFile(learner.net)));
}

/** Part result, part what the search expected. */
function targetOf({ sample: { result, score }, scale }: ScaledSample): number {
  return blend * (result / 2) + (1 - blend) * expectedOf(score, scale);
}

function learnAll(): number {
  let loss = 0;
  let learnt = 0;
  let inBatch = 0;
  for (const found of files.mixed(random)) {
    if (found.sample.isHeldBack) continue;
    inputs.load(found.sample, Math.floor(random() * SYMMETRIES));
    loss += learner.learn(inputs.count, inputs.cards, inputs.stage, targetOf(found));
    learnt++;
    if (++inBatch < BATCH) continue;
    step(inBatch);
    inBatch = 0;
  }
  if (inBatch > 0) step(inBatch);
  return loss / learnt;
}

/** From the full rate down to nothing, along a cosine. */
function step(samples: number): void {
  const share = Math.min(1, done++ / steps);
  learner.step(samples, (rate * (1 + Math.cos(Math.PI * share))) / 2);
}

function heldLoss(): number {
  let sum = 0;
  let held = 0;
  for (const found of files.inOrder()) {
    if (!found.sample.isHeldBack) continue;
    inputs.load(found.sample, 0);
    sum += (learner.predict(inputs.count, inputs.cards, inputs.stage) - targetOf(found)) ** 2;
    held++;
  }
  return sum / Math.max(1, held);
}
