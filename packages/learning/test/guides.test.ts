import { POWER_LIST, parsePosition } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { type Evidence, GUIDES, holds, isRefused, refusalOf } from '../src/index.ts';
import { isReachable, isTrivial, solves, withoutPower } from './solutions.ts';

const guides = Object.entries(GUIDES);

/** The powers of the rulebook; an added power may come without a guide. */
const RULEBOOK_POWERS = 55;

it('every power of the rulebook has a guide', () => {
  const powers = POWER_LIST.filter(({ number }) => number <= RULEBOOK_POWERS).map(({ id }) => id);
  expect(Object.keys(GUIDES)).toEqual(expect.arrayContaining(powers));
});

describe.each(guides)('the guide to %s', (power, { demo, limit, task, questions }) => {
  it('shows the power at work', () => expectHolds(demo));

  it('shows something the power cannot do', () => expectHolds(limit));

  it('plays with the power', () => {
    for (const { position } of [demo, limit, task]) expect(powersAt(position), position).toContain(power);
  });

  it('has a task that its solution solves, but not every turn does', () => {
    expect(solves(task)).toBe(true);
    expect(isTrivial(task), 'every turn reaches the goal').toBe(false);
  });

  it('has a task that no turn without the power solves', () => {
    const plain = withoutPower(task);
    expect(plain !== undefined && isReachable(plain)).toBe(false);
  });

  it('answers questions that the rules answer alike', () => {
    for (const { evidence } of Object.values(questions)) expectHolds(evidence);
  });

  it('refers to rulings by their numbers', () => {
    for (const { rulings } of Object.values(questions))
      for (const ruling of rulings) expect(ruling).toMatch(/^(\d+\.\d+|[A-Z]\d+(\.\d+)?)$/);
  });
});

const powersAt = (position: string): readonly string[] => {
  const read = parsePosition(position);
  return read.ok ? read.value.match.cards.map(({ power }) => power.id) : [];
};

function expectHolds(evidence: Evidence): void {
  const found = isRefused(evidence) ? refusalOf(evidence)?.code : undefined;
  expect(holds(evidence), `${evidence.position} ${evidence.steps ?? ''}: ${found ?? 'does not hold'}`).toBe(true);
}
