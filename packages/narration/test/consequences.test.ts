import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { describeMoment, type Listener } from '../src/index.ts';
import { gameAt, lastOf, nameOf, playAll } from './games.ts';

const FLAT = '00000/00000/00000/00000/00000';

/** The consequences of the last of these steps for this listener. */
function tell(position: string, steps: readonly string[], listener: Listener = 'spectator') {
  const game = playAll(gameAt(position), ...steps);
  return describeMoment(en, game.match, lastOf(game), listener, nameOf);
}

describe('consequences of a step', () => {
  it.each<[what: string, position: string, steps: string[], consequences: string[]]>([
    ['nothing', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['b3-c3'], []],
    ['a swap', `${FLAT} A apollo:fb3,ma1 none:fc3,me1`, ['b3xc3'], ['A worker of Ben is moved from c3 to b3.']],
    ['a push', `${FLAT} A minotaur:fb3,ma1 none:fc3,me1`, ['b3xc3'], ['A worker of Ben is moved from c3 to d3.']],
    ['a removal', `${FLAT} A bia:fb3,ma1 none:fd3,me1`, ['b3-c3'], ['A worker of Ben is removed from d3.']],
    [
      'a whirlpool',
      `${FLAT} B charybdis[whirlpools=c3.e4]:fa5,ma1 none:fb3,me1`,
      ['b3-c3'],
      ['The whirlpool sweeps the worker of Ben from c3 to e4.'],
    ],
    [
      'a swap on a whirlpool',
      `${FLAT} B charybdis[whirlpools=c3.e4]:fc3,ma1 apollo:fb3,me1`,
      ['b3xc3'],
      ['A worker of Anna is moved from c3 to b3.', 'The whirlpool sweeps the worker of Ben from c3 to e4.'],
    ],
    [
      'a slide',
      `${FLAT} B harpies:fa5,ma1 none:fb3,me1`,
      ['b3-c3'],
      ['The worker of Ben is carried on from c3 to e3.'],
    ],
    [
      'a whirlpool, then a slide',
      `${FLAT} C harpies:fa5,ma4 charybdis[whirlpools=c3.b1]:fa2,ma1 none:fb3,me5`,
      ['b3-c3'],
      ['The whirlpool sweeps the worker of Cleo from c3 to b1.', 'The worker of Cleo is carried on from b1 to e1.'],
    ],
    [
      'stone',
      '00000/00000/01000/00000/00000 A medusa:fa3,ma1 none:fc4,me1',
      ['a3-b3', '+a2'],
      ['The worker of Ben on c4 turns to stone and becomes a block.'],
    ],
    ['a coin put', `${FLAT} A clio:fb3,ma1 none:fe5,me1`, ['b3-c3', '+d3'], ['A coin is put on d3.']],
    [
      'a token built over',
      `${FLAT} B charybdis[whirlpools=d3.e4]:fa5,ma1 none:fb3,me1`,
      ['b3-c3', '+d3'],
      ['The whirlpool on d3 is gone.'],
    ],
    ['a token put by the step', `${FLAT} A europa[talus=a5]:fb3,ma1 none:fe5,me1`, ['b3-c3', '+d3', '=d4'], []],
    ['a theft', `${FLAT} A circe:fb3,ma1 pan:fe5,me1`, ['b3-c3'], ['The power of Pan is in the hands of Anna now.']],
    ['a return', `${FLAT} A circe:fb3,ma1 pan:fe5,me4 held=B-A`, ['b3-c3'], ['The power of Pan returns to Ben.']],
    [
      'the Ram',
      `${FLAT} A none:fb3,ma1 none:fe5,me1 fleece=pan ram=b4`,
      ['b3-c3'],
      ['Beside the Ram: Anna holds the power of Pan for this turn.'],
    ],
    [
      'a hero power',
      `${FLAT} A adonis:fb3,ma1 none:fe5,me1`,
      ['b3-c3', '+d3', '&e5'],
      ['The power of Adonis is used up.'],
    ],
    [
      'the end of a mark',
      `${FLAT} B adonis[used=1]:fb3,ma1 none:fc3,me1 marked=c3`,
      ['c3-c2', '+d3'],
      ['The mark of Adonis is lifted.'],
    ],
    [
      'an extra turn',
      '00000/00000/00030/00000/00000 A dionysus:fb3,ma1 none:fe5,me1',
      ['b3-c3', '+d3^'],
      ['An extra turn is earned by Anna (Dionysus).'],
    ],
    [
      'a new deck',
      `${FLAT} A~ chaos[face=pan;deck=-;discards=atlas]:fb3,ma1 none:fe5,me1 draws=1`,
      ['draw:atlas'],
      ['Chaos: the cards laid aside are shuffled into a new deck.'],
    ],
    [
      'a player who leaves',
      `${FLAT} A pan:fb3,ma1 atlas:fe5,me1 hera:fc5,ma5`,
      ['resign:B'],
      ['Ben is out of the game.'],
    ],
  ])('%s', (_what, position, steps, consequences) => {
    expect(tell(position, steps).consequences).toEqual(consequences);
  });

  it('a card draw', () => {
    const told = tell(`${FLAT} A~ chaos[face=pan;deck=atlas.apollo;discards=-]:fb3,ma1 none:fe5,me1 draws=1`, [
      'draw:atlas',
    ]);
    expect(told).toEqual({ notation: 'draw:atlas', text: 'The card turned up is Atlas.', consequences: [] });
  });

  it('a team has one name for its workers', () => {
    const position = `${FLAT} A apollo:fb3,ma1 pan:fc3,me1 atlas hera`;
    expect(tell(position, ['b3xc3']).consequences).toEqual(['A worker of Ben and Dora is moved from c3 to b3.']);
  });
});

describe('hidden workers', () => {
  const MET = `${FLAT} A none:fb3,ma1 hecate:fc3,me1`;

  it('cut a turn short', () => {
    expect(tell(MET, ['b3-c3'])).toEqual({
      who: 'Anna',
      notation: 'b3-c3!',
      text: 'A hidden worker stands on c3: the step is cancelled and the turn is over.',
      consequences: [],
    });
  });

  it('are described as moved only to their player, until the end', () => {
    const position = `${FLAT} A apollo:fb3,ma1 hecate:fc3,me1`;
    expect(tell(position, ['b3-c3'], 0).consequences).toEqual([]);
    expect(tell(position, ['b3-c3'], 1).consequences).toEqual(['A worker of Ben is moved from c3 to b3.']);
    expect(tell(position, ['b3-c3'], 'afterwards').consequences).toEqual(['A worker of Ben is moved from c3 to b3.']);
  });

  it('are petrified: the block is visible', () => {
    const position = '00000/00000/01000/00000/00000 A medusa:fa3,ma1 hecate:fc4,me1';
    expect(tell(position, ['a3-b3', '+a2'], 0).consequences).toEqual(['A block is added on c4: it is level 1 now.']);
    expect(tell(position, ['a3-b3', '+a2'], 1).consequences).toEqual([
      'The worker of Ben on c4 turns to stone and becomes a block.',
    ]);
  });

  it('are revealed when their player is eliminated and when the game ends', () => {
    const leaving = `${FLAT} A pan:fb3,ma1 hecate:fe5,me1 hera:fc5,ma5`;
    const shown = 'Revealed: hidden workers of Ben on e1 e5.';
    expect(tell(leaving, ['resign:B'], 0).consequences).toEqual(['Ben is out of the game.', shown]);
    expect(tell(leaving, ['resign:B'], 1).consequences).toEqual(['Ben is out of the game.']);
    expect(tell(`${FLAT} A pan:fb3,ma1 hecate:fe5,me1`, ['resign:A']).consequences).toEqual([shown]);
  });
});

it('other secrets are revealed when the game ends', () => {
  const abyss = `${FLAT} A pan:fb3,ma1 tartarus[abyss=c3]:fe5,me1`;
  expect(tell(abyss, ['b3-c3'], 0).consequences).toEqual(['Revealed: the Abyss was on c3.']);
  expect(tell(abyss, ['b3-c3'], 1).consequences).toEqual([]);
  const fate = `${FLAT} A pan:fb3,ma1 moerae[fate=c3]:fe5,me1,ne2`;
  expect(tell(fate, ['resign:A']).consequences).toEqual(['Revealed: the fate spaces were c3 d3 c4 d4.']);
});
