import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POWER_LIST, pickOne, Referee, seededRandom, stageOf, startPosition } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import {
  LOST,
  matchCode,
  matchOf,
  readSample,
  SAMPLE_BYTES,
  type Sample,
  SampleList,
  WON,
} from '../tools/selfplay/sample.ts';
import { SampleInputs } from '../tools/train/inputs.ts';
import { Learner } from '../tools/train/learner.ts';
import { SampleFiles } from '../tools/train/samples.ts';

/** Two players, each with this power or the next one; the number is that of the sample. */
const codeOf = (first: number, second: number): number => first | (second << 7);

const emptySample = (): Sample => ({
  code: 0,
  score: 0,
  result: 0,
  isHeldBack: false,
  nodes: 0,
  position: startPosition(matchOf(codeOf(1, 2))),
});

test('positions of every power are read back as they were written', () => {
  const random = seededRandom(7);
  const list = new SampleList();
  let written = 0;
  let skipped = 0;
  for (const [i, { number }] of POWER_LIST.entries()) {
    const code = codeOf(number, POWER_LIST[(i + 11) % POWER_LIST.length]?.number ?? 0);
    const match = matchOf(code);
    const referee = new Referee(match);
    expect(matchCode(match)).toBe(code);
    let p = startPosition(match);
    for (let step = 0; step < 120 && stageOf(p) !== 'over'; step++) {
      p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
      if (stageOf(p) !== 'start') continue;
      if (!list.add(code, p, -123, 4000)) {
        skipped++;
        continue;
      }
      list.setResult(0, WON, true);
      const bytes = list.take();
      const read = emptySample();
      readSample(bytes, 0, read);
      expect(bytes.length).toBe(SAMPLE_BYTES);
      expect(read).toEqual({ code, score: -123, result: WON, isHeldBack: true, nodes: 2048, position: p });
      written++;
    }
  }
  expect(written).toBeGreaterThan(800);
  expect(skipped / written).toBeLessThan(0.03);
});

describe('training', () => {
  const MATCH = matchOf(codeOf(1, 2));

  /** Positions after placement: those with a worker on the first square are won, others lost. */
  function folderOfSamples(): string {
    const random = seededRandom(3);
    const list = new SampleList();
    const referee = new Referee(MATCH);
    for (let i = 0; i < 1500; i++) {
      let p = startPosition(MATCH);
      while (stageOf(p) !== 'start') p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
      const isWon = ((p[4] as number) & 0b11111) !== 0;
      list.add(codeOf(1, 2), p, isWon ? 300 : -300, 4000);
      list.setResult(i, isWon ? WON : LOST, i % 10 === 0);
    }
    const folder = mkdtempSync(join(tmpdir(), 'oia-samples-'));
    writeFileSync(join(folder, 'a.samples'), list.take());
    return folder;
  }

  test('learns what the samples show, and judges those held back', () => {
    const files = new SampleFiles();
    expect(files.add(folderOfSamples()).samples).toBe(1500);
    const learner = new Learner(64, 1);
    const inputs = new SampleInputs(learner);
    const random = seededRandom(5);
    const heldError = (): number => {
      let sum = 0;
      let count = 0;
      for (const { sample } of files.inOrder()) {
        if (!sample.isHeldBack) continue;
        inputs.load(sample, 0);
        sum += (learner.predict(inputs.count, inputs.cards, inputs.stage) - sample.result / 2) ** 2;
        count++;
      }
      expect(count).toBe(150);
      return sum / count;
    };
    const before = heldError();
    for (let epoch = 0; epoch < 20; epoch++) {
      let learnt = 0;
      for (const { sample } of files.mixed(random)) {
        if (sample.isHeldBack) continue;
        inputs.load(sample, 0);
        learner.learn(inputs.count, inputs.cards, inputs.stage, sample.result / 2);
        if (++learnt % 64 === 0) learner.step(64, 0.01);
      }
      expect(learnt).toBe(1350);
    }
    expect(heldError()).toBeLessThan(before / 3);
  });
});
