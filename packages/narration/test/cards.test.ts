import { POWER_LIST } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import { cardFacts, seatNotes } from '../src/index.ts';
import { begin, beginWith, eachPosition, gameAt, nameOf, PAIRS, playAll } from './games.ts';

const FLAT = '00000/00000/00000/00000/00000';

const notesAt = (position: string): string[][] => {
  const { match, position: p } = gameAt(position);
  return cardFacts(en, match, p, nameOf).map(({ notes }) => [...notes]);
};

describe('notes on cards', () => {
  it.each<[position: string, first: string[], second: string[]]>([
    [
      `${FLAT} A clio[left=2;coins=c4]:fb3,ma1 aeolus[wind=ne]:fe5,me1`,
      ['coins left: 2', 'coins: c4'],
      ['wind: north-east'],
    ],
    [`${FLAT} A siren[song=w]:fb3,ma1 europa:fe5,me1`, ['song: west'], []],
    [`${FLAT} A europa[talus=c2]:fb3,ma1 charybdis[whirlpools=a4.b5]:fe5,me1`, ['Talus: c2'], ['whirlpools: a4 b5']],
    [`${FLAT} A gaea[reserve=1]:fb3,ma1 morpheus[saved=3]:fe5,me1`, ['spare workers: 1'], ['pieces saved: 3']],
    [`${FLAT} A jason:fb3,ma1 adonis[used=1]:fe5,me1 marked=b3`, ['not used yet', 'worker marked: b3'], ['used']],
    [`${FLAT} A moerae[fate=?]:fb3,ma1,na2 tartarus[abyss=a5]:fe5,me1`, ['fate spaces: secret'], ['Abyss: a5']],
    [`${FLAT} A circe:fb3,ma1 pan:fe5,me1 held=B-A`, [], ['held by Anna']],
    [`${FLAT} A pan:fb3,ma1 athena:fe5,me1 climbed=B`, [], ['climbed last turn']],
    [
      `${FLAT} A chaos[face=pan;deck=apollo.athena;discards=atlas]:fb3,ma1 none:fe5,me1`,
      ['turned up: Pan', 'still in the deck: Apollo, Athena', 'laid aside: Atlas'],
      [],
    ],
  ])('%s', (position, first, second) => {
    const [one = [], other = []] = notesAt(position);
    expect([one, other]).toEqual([first, second]);
  });

  it('an eliminated player has no other notes', () => {
    expect(notesAt(`${FLAT} B gaea!:- hera:fa1,me1 zeus:fb1,mc1`)[0]).toEqual(['out of the game']);
  });

  it('workers are hidden from all but their player', () => {
    const game = gameAt(`${FLAT} A hecate:fb3,ma1 pan:fe5,me1`);
    const notes = (viewer: number) => cardFacts(en, game.match, game.view(viewer), nameOf)[0]?.notes;
    expect([notes(0), notes(1)]).toEqual([[], ['workers hidden']]);
  });

  it('a player without a card has notes too', () => {
    const { match, position } = gameAt(`${FLAT} A none:fb3,ma1 athena:fe5,me1 climbed=A`);
    expect(seatNotes(en, match, position, 0)).toEqual(['climbed last turn']);
  });

  it('have holders, a face and an active flag', () => {
    const { match, position } = gameAt(
      `${FLAT} A circe:fb3,ma1 chaos[face=pan;deck=atlas;discards=-]:fe5,me1 held=B-A`,
    );
    const [circe, chaos] = cardFacts(en, match, position, nameOf);
    expect(circe).toMatchObject({ seat: 0, power: 'circe', holders: [0], isActive: true });
    expect(chaos).toMatchObject({ seat: 1, power: 'chaos', face: 'pan', holders: [0], isActive: true });
  });

  it('beside the Ram', () => {
    const game = playAll(gameAt(`${FLAT} A none:fb3,ma1 none:fe5,me1 fleece=pan ram=b4`), 'b3-c3');
    const [ram] = cardFacts(en, game.match, game.position, nameOf);
    expect(ram).toEqual({ seat: undefined, power: 'pan', holders: [0], isActive: true, notes: [] });
  });

  it('describe the turn that is about to begin', () => {
    const { match, position } = gameAt(`${FLAT} A none:fd2,md3 none:fb2,mc4 fleece=pan ram=c3`);
    expect(cardFacts(en, match, position, nameOf)[0]).toMatchObject({ holders: [0, 1], isActive: true });
    expect(notesAt(`${FLAT} A circe:fb3,ma1 pan:fe5,me1`)[1]).toEqual(['held by Anna']);
    expect(notesAt(`${FLAT} A morpheus[saved=3]:fb3,ma1 pan:fe5,me1`)[0]).toEqual(['pieces saved: 4']);
  });
});

/** Internal names of fields and ids of powers must not appear; display names are capitalised. */
const RAW = new RegExp(
  `^(left|reserve|saved|face|deck|discards|fate|abyss|talus)\\b:|\\b(${POWER_LIST.map(({ id }) => id).join('|')})\\b`,
);

function expectWords(game: ReturnType<typeof begin>): void {
  for (const viewer of [0, 1, 'spectator'] as const) {
    for (const { notes, power } of cardFacts(en, game.match, game.view(viewer), nameOf)) {
      expect(en.powers[power].name).not.toBe('');
      for (const note of notes) {
        expect(note).not.toMatch(/undefined|NaN|-1|\[|\?/);
        expect(note).not.toMatch(RAW);
      }
    }
  }
}

describe('every note is in words', () => {
  it.each(PAIRS)('%s and %s', (...powers) => eachPosition(beginWith(powers), 50, expectWords));
});

it('every field of every card has a note', () => {
  for (const { id, fields = [] } of POWER_LIST) {
    let most = 0;
    eachPosition(begin({ players: 2, powers: [id, 'none'] }), fields.length === 0 ? 0 : 90, ({ match, position }) => {
      const [card] = cardFacts(en, match, position, nameOf);
      const more = card ? seatNotes(en, match, position, 0).length : 0;
      most = Math.max(most, (card?.notes.length ?? 0) - more);
    });
    expect(most, id).toBe(fields.length);
  }
});
