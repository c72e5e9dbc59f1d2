// The forward pass of the net, in SIMD. Compiled by `npm run kernel` and embedded in src/evaluation/net/kernel.ts.
// Memory: the numbers of the rows that count in a position, then rows of weights.

/** A part of the hidden layer whose sums fit into registers. */
const PART_BYTES: usize = 128;

let rowBytes: usize = 0;
let inputs: usize = 0;
let weights: usize = 0;

/** Reserves memory for the numbers of at most `most` inputs, and after them for `rows` rows of `hidden` ints. */
export function reserve(rows: i32, most: i32, hidden: i32): usize {
  rowBytes = usize(hidden) * 2;
  inputs = 1024;
  weights = inputs + usize(most) * 4;
  const pages = i32((weights + usize(rows) * rowBytes + 0xffff) >> 16) - memory.size();
  if (pages > 0) memory.grow(pages);
  return inputs;
}

/** Clipped to 0..255, squared, and weighed: v * w fits into 16 bits, so two products are added at once. */
function weighed(sum: v128, at: usize): v128 {
  const v = i16x8.min_s(i16x8.max_s(sum, i16x8.splat(0)), i16x8.splat(255));
  return i32x4.dot_i16x8_s(i16x8.mul(v, v128.load(at)), v);
}

/** Inputs count from `firstRow`; `biasRow` and `outputRow`: where the bias and the output weights stand. */
export function forward(count: i32, firstRow: i32, biasRow: i32, outputRow: i32): i32 {
  const first = weights + usize(firstRow) * rowBytes;
  const bias = weights + usize(biasRow) * rowBytes;
  const output = weights + usize(outputRow) * rowBytes;
  const end = inputs + (usize(count) << 2);
  let total = i32x4.splat(0);
  for (let part: usize = 0; part < rowBytes; part += PART_BYTES) {
    let a = v128.load(bias + part, 0);
    let b = v128.load(bias + part, 16);
    let c = v128.load(bias + part, 32);
    let d = v128.load(bias + part, 48);
    let e = v128.load(bias + part, 64);
    let f = v128.load(bias + part, 80);
    let g = v128.load(bias + part, 96);
    let h = v128.load(bias + part, 112);
    for (let input = inputs; input < end; input += 4) {
      const row = first + usize(load<u32>(input)) * rowBytes + part;
      a = i16x8.add(a, v128.load(row, 0));
      b = i16x8.add(b, v128.load(row, 16));
      c = i16x8.add(c, v128.load(row, 32));
      d = i16x8.add(d, v128.load(row, 48));
      e = i16x8.add(e, v128.load(row, 64));
      f = i16x8.add(f, v128.load(row, 80));
      g = i16x8.add(g, v128.load(row, 96));
      h = i16x8.add(h, v128.load(row, 112));
    }
    const at = output + part;
    total = i32x4.add(total, i32x4.add(weighed(a, at), weighed(b, at + 16)));
    total = i32x4.add(total, i32x4.add(weighed(c, at + 32), weighed(d, at + 48)));
    total = i32x4.add(total, i32x4.add(weighed(e, at + 64), weighed(f, at + 80)));
    total = i32x4.add(total, i32x4.add(weighed(g, at + 96), weighed(h, at + 112)));
  }
  return (
    i32x4.extract_lane(total, 0) +
    i32x4.extract_lane(total, 1) +
    i32x4.extract_lane(total, 2) +
    i32x4.extract_lane(total, 3)
  );
}
