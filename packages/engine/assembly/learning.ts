// Forward and backward pass of the net in 32 bit floats, in SIMD. Compiled whenever `npm run train` starts.
// Memory: for each of weights, gradients, first and second moments: rows, bias, output weights, output bias; then the inputs of a sample.

const HIDDEN: usize = 128;
const ROW_BYTES: usize = HIDDEN * 4;

let parameters: usize = 0;
let weights: usize = 0;
let gradients: usize = 0;
let means: usize = 0;
let squares: usize = 0;
let inputs: usize = 0;
let sums: usize = 0;
let bias: usize = 0;
let output: usize = 0;

export function reserve(rows: i32, most: i32): usize {
  parameters = (usize(rows) + 2) * HIDDEN + 4;
  const bytes = parameters * 4;
  weights = 1024;
  gradients = weights + bytes;
  means = gradients + bytes;
  squares = means + bytes;
  sums = squares + bytes;
  inputs = sums + ROW_BYTES;
  bias = usize(rows) * ROW_BYTES;
  output = bias + ROW_BYTES;
  const pages = i32((inputs + usize(most) * 4 + 0xffff) >> 16) - memory.size();
  if (pages > 0) memory.grow(pages);
  return weights;
}

export function inputsAt(): usize {
  return inputs;
}

/** The output before the sigmoid. */
export function predict(count: i32): f32 {
  memory.copy(sums, weights + bias, ROW_BYTES);
  for (let i = 0; i < count; i++) {
    const row = weights + usize(load<u32>(inputs + (usize(i) << 2))) * ROW_BYTES;
    for (let at: usize = 0; at < ROW_BYTES; at += 16) {
      v128.store(sums + at, f32x4.add(v128.load(sums + at), v128.load(row + at)));
    }
  }
  let total = f32x4.splat(0);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  for (let at: usize = 0; at < ROW_BYTES; at += 16) {
    const clipped = f32x4.min(f32x4.max(v128.load(sums + at), zero), one);
    total = f32x4.add(total, f32x4.mul(f32x4.mul(clipped, clipped), v128.load(weights + output + at)));
  }
  return (
    f32x4.extract_lane(total, 0) +
    f32x4.extract_lane(total, 1) +
    f32x4.extract_lane(total, 2) +
    f32x4.extract_lane(total, 3) +
    load<f32>(weights + output + ROW_BYTES)
  );
}

/** Adds the gradients of the sample that was predicted last; `slope`: of the loss by the output. */
export function learn(count: i32, slope: f32): void {
  const slopes = f32x4.splat(slope);
  const twice = f32x4.splat(2);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  store<f32>(gradients + output + ROW_BYTES, load<f32>(gradients + output + ROW_BYTES) + slope);
  for (let at: usize = 0; at < ROW_BYTES; at += 16) {
    const sum = v128.load(sums + at);
    const clipped = f32x4.min(f32x4.max(sum, zero), one);
    const target = gradients + output + at;
    v128.store(target, f32x4.add(v128.load(target), f32x4.mul(slopes, f32x4.mul(clipped, clipped))));
    const isInside = v128.and(f32x4.gt(sum, zero), f32x4.lt(sum, one));
    const inner = f32x4.mul(f32x4.mul(slopes, v128.load(weights + output + at)), f32x4.mul(twice, clipped));
    v128.store(sums + at, v128.and(inner, isInside));
  }
  addRow(gradients + bias);
  for (let i = 0; i < count; i++) addRow(gradients + usize(load<u32>(inputs + (usize(i) << 2))) * ROW_BYTES);
}

function addRow(row: usize): void {
  for (let at: usize = 0; at < ROW_BYTES; at += 16) {
    v128.store(row + at, f32x4.add(v128.load(row + at), v128.load(sums + at)));
  }
}

/** One step of Adam over all parameters with the mean gradient of a batch; weights stay within what 16 bits can hold. */
export function step(scale: f32, rate: f32, firstDecay: f32, secondDecay: f32, limit: f32, outputLimit: f32): void {
  const scales = f32x4.splat(scale);
  const rates = f32x4.splat(rate);
  const first = f32x4.splat(0.9);
  const second = f32x4.splat(0.999);
  const firstRest = f32x4.splat(0.1);
  const secondRest = f32x4.splat(0.001);
  const firstScale = f32x4.splat(firstDecay);
  const secondScale = f32x4.splat(secondDecay);
  const tiny = f32x4.splat(1e-8);
  const zero = f32x4.splat(0);
  for (let at: usize = 0; at < parameters * 4; at += 16) {
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
    const most = f32x4.splat(at >= output ? outputLimit : limit);
    const weight = f32x4.sub(v128.load(weights + at), change);
    v128.store(weights + at, f32x4.max(f32x4.min(weight, most), f32x4.neg(most)));
  }
}
