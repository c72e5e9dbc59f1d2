import { H1, heightAt } from '../position.ts';
import type { Power } from '../power.ts';
import type { Mask } from '../squares.ts';

export const pan = {
  id: 'pan',
  number: 9,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  wins: (p, _me, from, to) => heightAt(p, from) - heightAt(p, to) >= 2,
  course: {
    winningSteps: (p, _me, from) => (heightAt(p, from) < 2 ? 0 : ~(p[H1 + heightAt(p, from) - 2] as Mask)),
  },
} satisfies Power as Power;
