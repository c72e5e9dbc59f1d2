import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Timeline, type Track } from '../src/flat/timeline.ts';

/** The browser's clock, moved by hand. */
let frames: ((now: number) => void)[] = [];
const tick = (now: number) => {
  for (const frame of frames.splice(0)) frame(now);
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function recorded(start: number, duration: number): Track & { readonly seen: number[]; ends: number } {
  const track = {
    start,
    duration,
    seen: [] as number[],
    ends: 0,
    apply: (at: number) => track.seen.push(at),
    end: () => (track.ends += 1),
  };
  return track;
}

test('a track runs from 0 to 1 in its own time and ends once', async () => {
  const timeline = new Timeline(() => {});
  const track = recorded(100, 100);
  const over = timeline.play([track], 1);
  for (const now of [1000, 1050, 1150, 1200]) tick(now);
  await over;
  expect(track.seen).toEqual([0, 0, 0, 0.5, 1]);
  expect(track.ends).toBe(1);
  expect(frames).toEqual([]);
});

test('twice as fast takes half the time', async () => {
  const timeline = new Timeline(() => {});
  const track = recorded(0, 100);
  const over = timeline.play([track], 2);
  for (const now of [0, 25, 50]) tick(now);
  await over;
  expect(track.seen).toEqual([0, 0, 0.5, 1]);
});

test('an interrupted track ends in its last frame', async () => {
  const timeline = new Timeline(() => {});
  const [first, second] = [recorded(0, 100), recorded(0, 100)];
  const over = timeline.play([first], 1);
  tick(0);
  void timeline.play([second], 1);
  await over;
  expect(first.seen.at(-1)).toBe(1);
  expect(first.ends).toBe(1);
  expect(second.ends).toBe(0);
});

test('the promise resolves on a page in the background, which gets no frames', async () => {
  const timeline = new Timeline(() => {});
  const track = recorded(0, 100);
  const over = timeline.play([track], 1);
  vi.advanceTimersByTime(1000);
  await over;
  expect(track.seen.at(-1)).toBe(1);
  timeline.finish();
  expect(track.ends).toBe(1);
});

test('frames are counted while something moves', () => {
  const drawn = vi.fn();
  const timeline = new Timeline(drawn);
  void timeline.play([recorded(0, 100)], 1);
  for (const now of [0, 40, 80, 120, 160, 200]) tick(now);
  expect(drawn).toHaveBeenCalledTimes(3);
});
