import {
  Game,
  type Moment,
  observationOf,
  pickOne,
  type Random,
  type Step,
  sameObservation,
  shownStep,
  type Viewer,
  viewOf,
  worldsOf,
} from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { describeMoment } from '../src/index.ts';
import { beginWith, eachPosition, lastOf, nameOf, randomFor } from './games.ts';

const WORLDS = 6;

/** The last moment as it would have been in another truth that this viewer cannot distinguish, before and after it. */
function twinOf(game: Game, viewer: Viewer, random: Random): Moment | undefined {
  const { match, referee } = game;
  const moment = lastOf(game);
  const worlds = worldsOf(match, viewOf(match, moment.before, viewer), random, WORLDS);
  const world = worlds.length === 0 ? undefined : pickOne(random, worlds);
  if (!world || moment.actor === undefined) return undefined;
  const shown = (step: Step): Step => shownStep(match, moment.actor, step, viewer);
  const twin = new Game(match, world, [], referee);
  const alike = twin.legalSteps().filter((step) => shown(step) === shown(moment.step));
  const played = alike.length === 0 ? undefined : twin.play(pickOne(random, alike));
  if (!played?.ok) return undefined;
  const other = lastOf(played.value);
  const isSame = sameObservation(observationOf(match, moment, viewer), observationOf(match, other, viewer));
  return isSame && revealsIn(other) === revealsIn(moment) ? other : undefined;
}

/** The workers of a player who leaves are shown to all (Z23). */
const revealsIn = ({ events }: Moment): string =>
  JSON.stringify(events.filter(({ kind }) => kind === 'workersRevealed'));

/** Positions that look the same to a viewer must be described the same. */
describe('a description depends only on what was shown', () => {
  it.each([
    'hecate apollo',
    'hecate medusa',
    'hecate charybdis',
    'hecate adonis',
    'hecate minotaur harpies',
    'moerae pan',
    'tartarus minotaur',
    'tartarus hecate',
  ])('%s', (powers) => {
    const random = randomFor(`twins ${powers}`);
    let differing = 0;
    eachPosition(beginWith(powers.split(' ')), 90, (game) => {
      if (game.moments.length === 0) return;
      for (const viewer of [0, 1, 'spectator'] as const) {
        const twin = twinOf(game, viewer, random);
        if (!twin) continue;
        const [one, other] = [lastOf(game), twin].map((moment) =>
          describeMoment(en, game.match, moment, viewer, nameOf),
        );
        expect(one).toEqual(other);
        if (twin.after.join() !== game.position.join()) differing++;
      }
    });
    expect(differing).toBeGreaterThan(10);
  });
});
