// Forward and backward pass of the net in 32 bit floats, in SIMD. Compiled whenever `npm run train` starts.
// Memory: for each of weights, gradients, first and second moments: the rows of a net in the order of its file, then the output biases;
// then the numbers of a sample's inputs and cards, and the sums of its pass.

let rowBytes: usize = 0;
let parameters: usize = 0;
let weights: usize = 0;
let gradients: usize = 0;
let means: usize = 0;
let squares: usize = 0;
let inputs: usize = 0;
let cards: usize = 0;
/** Sums of the inputs, factors of the gates, and output weights of the last sample; its sums become slopes. */
let sums: usize = 0;
let factors: usize = 0;
let outputs: usize = 0;
let hiddens: usize = 0;

// Byte offsets of the kinds of rows from the first weight.
let bias: usize = 0;
let output: usize = 0;
let gates: usize = 0;
let powerOutputs: usize = 0;
let outputBiases: usize = 0;
/** The rows of the powers among the inputs. */
let powers: usize = 0;

export function reserve(
  hidden: i32,
  rows: i32,
  biasRow: i32,
  outputRow: i32,
  gateRow: i32,
  powerOutputRow: i32,
  powerRow: i32,
  stages: i32,
  most: i32,
): usize {
  rowBytes = usize(hidden) * 4;
  bias = usize(biasRow) * rowBytes;
  output = usize(outputRow) * rowBytes;
  gates = usize(gateRow) * rowBytes;
  powerOutputs = usize(powerOutputRow) * rowBytes;
  powers = usize(powerRow) * rowBytes;
  outputBiases = usize(rows) * rowBytes;
  parameters = usize(rows) * usize(hidden) + ((usize(stages) + 3) & ~usize(3));
  const bytes = parameters * 4;
  weights = 1024;
  gradients = weights + bytes;
  means = gradients + bytes;
  squares = means + bytes;
  sums = squares + bytes;
  factors = sums + rowBytes;
  outputs = factors + rowBytes;
  hiddens = outputs + rowBytes;
  inputs = hiddens + rowBytes;
  cards = inputs + usize(most) * 4;
  const pages = i32((cards + usize(most) * 4 + 0xffff) >> 16) - memory.size();
  if (pages > 0) memory.grow(pages);
  return weights;
}

export function inputsAt(): usize {
  return inputs;
}

export function cardsAt(): usize {
  return cards;
}

function card(i: i32): usize {
  return usize(load<u32>(cards + (usize(i) << 2))) * rowBytes;
}

function addTo(target: usize, row: usize): void {
  for (let at: usize = 0; at < rowBytes; at += 16) {
    v128.store(target + at, f32x4.add(v128.load(target + at), v128.load(row + at)));
  }
}

/** The output before the sigmoid, of `count` inputs and `cardCount` cards in a stage of the game. */
export function predict(count: i32, cardCount: i32, stage: i32): f32 {
  memory.fill(sums, 0, rowBytes);
  for (let i = 0; i < count; i++) addTo(sums, weights + usize(load<u32>(inputs + (usize(i) << 2))) * rowBytes);
  memory.copy(hiddens, weights + bias, rowBytes);
  memory.copy(outputs, weights + output + usize(stage) * rowBytes, rowBytes);
  const one = f32x4.splat(1);
  for (let at: usize = 0; at < rowBytes; at += 16) v128.store(factors + at, one);
  for (let i = 0; i < cardCount; i++) {
    addTo(hiddens, weights + powers + card(i));
    addTo(factors, weights + gates + card(i));
    addTo(outputs, weights + powerOutputs + card(i));
  }
  let total = f32x4.splat(0);
  const zero = f32x4.splat(0);
  for (let at: usize = 0; at < rowBytes; at += 16) {
    const sum = f32x4.add(v128.load(hiddens + at), f32x4.mul(v128.load(factors + at), v128.load(sums + at)));
    v128.store(hiddens + at, sum);
    const clipped = f32x4.min(f32x4.max(sum, zero), one);
    total = f32x4.add(total, f32x4.mul(f32x4.mul(clipped, clipped), v128.load(outputs + at)));
  }
  return (
    f32x4.extract_lane(total, 0) +
    f32x4.extract_lane(total, 1) +
    f32x4.extract_lane(total, 2) +
    f32x4.extract_lane(total, 3) +
    load<f32>(weights + outputBiases + (usize(stage) << 2))
  );
}

/** Adds the gradients of the sample that was predicted last; `slope`: of the loss by the output. */
export function learn(count: i32, cardCount: i32, stage: i32, slope: f32): void {
  const slopes = f32x4.splat(slope);
  const twice = f32x4.splat(2);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const biasAt = gradients + outputBiases + (usize(stage) << 2);
  store<f32>(biasAt, load<f32>(biasAt) + slope);
  const target = gradients + output + usize(stage) * rowBytes;
  // From here on: hiddens the slopes of the hidden layer, outputs those of the output weights, factors those of the gates, sums those of the inputs.
  for (let at: usize = 0; at < rowBytes; at += 16) {
    const hidden = v128.load(hiddens + at);
    const clipped = f32x4.min(f32x4.max(hidden, zero), one);
    const isInside = v128.and(f32x4.gt(hidden, zero), f32x4.lt(hidden, one));
    const inner = v128.and(f32x4.mul(f32x4.mul(slopes, v128.load(outputs + at)), f32x4.mul(twice, clipped)), isInside);
    v128.store(outputs + at, f32x4.mul(slopes, f32x4.mul(clipped, clipped)));
    v128.store(hiddens + at, inner);
    const sum = v128.load(sums + at);
    v128.store(sums + at, f32x4.mul(inner, v128.load(factors + at)));
    v128.store(factors + at, f32x4.mul(inner, sum));
  }
  addTo(target, outputs);
  addTo(gradients + bias, hiddens);
  for (let i = 0; i < cardCount; i++) {
    addTo(gradients + powers + card(i), hiddens);
    addTo(gradients + gates + card(i), factors);
    addTo(gradients + powerOutputs + card(i), outputs);
  }
  for (let i = 0; i < count; i++) addTo(gradients + usize(load<u32>(inputs + (usize(i) << 2))) * rowBytes, sums);
}

/**
 * One step of Adam over the weights from one byte offset to another, with the mean gradient of a batch. Weights are drawn towards 0 by `decay` and stay
 * within what the ints of the shipped net can hold.
 */
export function step(
  from: usize,
  to: usize,
  scale: f32,
  rate: f32,
  firstDecay: f32,
  secondDecay: f32,
  decay: f32,
  limit: f32,
): void {
  const scales = f32x4.splat(scale);
  const rates = f32x4.splat(rate);
  const first = f32x4.splat(0.9);
  const second = f32x4.splat(0.999);
  const firstRest = f32x4.splat(0.1);
  const secondRest = f32x4.splat(0.001);
  const firstScale = f32x4.splat(firstDecay);
  const secondScale = f32x4.splat(secondDecay);
  const shrink = f32x4.splat(1 - rate * decay);
  const tiny = f32x4.splat(1e-8);
  const zero = f32x4.splat(0);
  const highest = f32x4.splat(limit);
  const lowest = f32x4.splat(-limit);
  for (let at: usize = from; at < to; at += 16) {
    const gradient = f32x4.mul(v128.load(gradients + at), scales);
    const mean = f32x4.add(f32x4.mul(v128.load(means + at), first), f32x4.mul(gradient, firstRest));
    const square = f32x4.add(
      f32x4.mul(v128.load(squares + at), second),
      f32x4.mul(f32x4.mul(gradient, gradient), secondRest),
    );
    v128.store(means + at, mean);
    v128.store(squares + at, square);
    v128.store(gradients + at, zero);
    const change = f32x4.div(
      f32x4.mul(f32x4.mul(mean, firstScale), rates),
      f32x4.add(f32x4.sqrt(f32x4.mul(square, secondScale)), tiny),
    );
    const weight = f32x4.sub(f32x4.mul(v128.load(weights + at), shrink), change);
    v128.store(weights + at, f32x4.max(f32x4.min(weight, highest), lowest));
  }
}
