import type { Moment } from '../../src/game.ts';
import type { Match } from '../../src/match.ts';
import { positionText } from '../../src/notation/position.ts';
import { stepText } from '../../src/notation/steps.ts';
import { isOver } from '../../src/result.ts';
import { EventReplay } from './event-replay.ts';
import { Violation } from './invariants.ts';

/** Checks that the events of a step, applied to the position before it, give the position after it. */
export function checkEvents(match: Match, { before, after, step, cut, events }: Moment): void {
  const fail = (message: string): never => {
    const where = positionText({ match, position: before });
    throw new Violation(`${message}: ${stepText(match, before, step)} ${JSON.stringify(events)}\n  ${where}`);
  };
  const replay = new EventReplay(match, before);
  for (const event of events) {
    try {
      replay.hear(event);
    } catch (error) {
      fail(`${event.kind}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const truth = new EventReplay(match, after).picture;
  if (replay.picture !== truth) fail(`events give another board: ${replay.picture} / ${truth}`);
  if (JSON.stringify(JSON.parse(JSON.stringify(events))) !== JSON.stringify(events)) fail('no plain data');
  if ((events.at(-1)?.kind === 'ended') !== isOver(after)) fail('the end is not the last event');
  if (events.some(({ kind }) => kind === 'cut') !== (cut !== undefined)) fail('cut');
}
