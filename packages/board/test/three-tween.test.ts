import { expect, test, vi } from 'vitest';
import { bounce, overshoot, TweenPlayer } from '../src/three/tween.ts';

function recorded() {
  const parts: number[] = [];
  return { parts, tween: { delay: 100, length: 200, update: (part: number) => parts.push(part) } };
}

test('a tween waits, moves and ends exactly at 1', async () => {
  const player = new TweenPlayer();
  const { parts, tween } = recorded();
  const end = vi.fn();
  const done = player.play([tween], 1, end);
  for (const now of [1000, 1100, 1200, 1300]) player.tick(now);
  await done;
  expect(parts).toEqual([0, 0, 0, 0.5, 1, 1]);
  expect(end).toHaveBeenCalledOnce();
  expect(player.isPlaying).toBe(false);
});

test('twice the speed takes half the time', () => {
  const player = new TweenPlayer();
  const { parts, tween } = recorded();
  void player.play([tween], 2, () => undefined);
  player.tick(0);
  player.tick(100);
  expect(parts.at(-1)).toBe(0.5);
  player.stop();
});

test('an interrupted tween jumps to its end, and its promise resolves', async () => {
  const player = new TweenPlayer();
  const { parts, tween } = recorded();
  const first = player.play([tween], 1, () => undefined);
  player.tick(0);
  const second = player.play([recorded().tween], 1, () => undefined);
  await first;
  expect(parts.at(-1)).toBe(1);
  expect(player.isPlaying).toBe(true);
  player.stop();
  await second;
});

test('the promise resolves on a page without frames', async () => {
  vi.useFakeTimers();
  const player = new TweenPlayer();
  const { parts, tween } = recorded();
  const done = player.play([tween], 1, () => undefined);
  vi.advanceTimersByTime(2000);
  await done;
  expect(parts.at(-1)).toBe(1);
  vi.useRealTimers();
});

test('falling and popping end where they should', () => {
  for (const curve of [bounce, overshoot]) {
    expect(curve(0)).toBeCloseTo(0);
    expect(curve(1)).toBeCloseTo(1);
  }
});
