import { describe, expect, it } from 'vitest';
import { Draft, type DraftOptions, type DraftStep, draftStepText } from '../src/draft.ts';
import type { Match } from '../src/match.ts';
import { POWER_LIST, type PowerId } from '../src/power-list.ts';
import { SEAT_LETTERS } from '../src/squares.ts';
import { FLEECE_CARDS } from './facts.ts';

function stepOf(word: string): DraftStep {
  const [kind, value = ''] = word.split(':');
  if (kind === 'start') return { kind: 'start', seat: SEAT_LETTERS.indexOf(value) };
  return { kind: kind as 'offer' | 'pick', power: value as PowerId };
}

function drafted(options: DraftOptions, line = ''): Draft {
  let draft = new Draft(options);
  for (const word of line.split(' ').filter(Boolean)) {
    const next = draft.play(stepOf(word));
    if (!next.ok) throw new Error(`${word}: ${next.error.code}`);
    draft = next.value;
  }
  return draft;
}

const can = (draft: Draft, word: string): boolean => draft.play(stepOf(word)).ok;
const powersOf = (draft: Draft): string[] =>
  draft.legalSteps().flatMap((step) => (step.kind === 'start' ? [] : [step.power]));

function matchOf(draft: Draft): Match {
  const match = draft.match();
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

describe('the Challenger’s draft', () => {
  it('M2.1 M2.2 G2.1 the Challenger offers as many powers as there are players', () => {
    for (const challenger of [0, 1, 2]) {
      const options = { players: 3, challenger } as const;
      for (const line of ['', 'offer:pan', 'offer:pan offer:zeus']) {
        const draft = drafted(options, line);
        expect(draft.actor).toBe(challenger);
        expect(draft.legalSteps().every(({ kind }) => kind === 'offer')).toBe(true);
      }
      const full = drafted(options, 'offer:pan offer:zeus offer:hera');
      expect(full.legalSteps().every(({ kind }) => kind === 'pick')).toBe(true);
      expect(can(full, 'offer:apollo')).toBe(false);
    }
  });

  it('M2.2 different ones, for this number of players', () => {
    const three = drafted({ players: 3, challenger: 0 }, 'offer:pan');
    expect(can(three, 'offer:pan')).toBe(false);
    expect(can(three, 'offer:chronus')).toBe(false);
    expect(can(three, 'offer:achilles')).toBe(false);
    expect(can(three, 'offer:clio')).toBe(true);
    for (const players of [2, 3, 4] as const) {
      const able = POWER_LIST.filter((power) => power.players.includes(players)).map(({ id }) => id);
      expect(powersOf(drafted({ players, challenger: 0 }))).toEqual(able);
    }
  });

  it('M2.2 M9 no banned pair, among four not even for partners', () => {
    expect(can(drafted({ players: 2, challenger: 0 }, 'offer:hades'), 'offer:pan')).toBe(false);
    expect(can(drafted({ players: 2, challenger: 0 }, 'offer:pan'), 'offer:hades')).toBe(false);
    const four = drafted({ players: 4, challenger: 0 }, 'offer:hades offer:zeus offer:hera');
    expect(can(four, 'offer:pan')).toBe(false);
    expect(can(four, 'offer:apollo')).toBe(true);
  });

  it('Z15 extra pairs may be offered, banned ones only when it is said outright, one pair never', () => {
    expect(can(drafted({ players: 2, challenger: 0 }, 'offer:circe'), 'offer:eros')).toBe(true);
    const open = { players: 2, challenger: 0, override: true } as const;
    expect(can(drafted(open, 'offer:hades'), 'offer:pan')).toBe(true);
    expect(can(drafted(open, 'offer:circe'), 'offer:clio')).toBe(true);
    expect(can(drafted(open, 'offer:circe'), 'offer:hecate')).toBe(false);
    expect(can(drafted(open, 'offer:hecate'), 'offer:circe')).toBe(false);
  });

  it('M2.3 G2.1 the others pick clockwise from the one after the Challenger, who gets the last', () => {
    let draft = drafted({ players: 4, challenger: 2 }, 'offer:pan offer:zeus offer:hera offer:apollo');
    expect(draft.actor).toBe(3);
    expect(powersOf(draft)).toEqual(['pan', 'zeus', 'hera', 'apollo']);
    draft = drafted(draft.options, 'offer:pan offer:zeus offer:hera offer:apollo pick:zeus');
    expect(draft.actor).toBe(0);
    expect(can(draft, 'pick:zeus')).toBe(false);
    expect(can(draft, 'pick:atlas')).toBe(false);
    draft = drafted(draft.options, 'offer:pan offer:zeus offer:hera offer:apollo pick:zeus pick:apollo pick:pan');
    expect(draft.actor).toBe(2);
    expect(powersOf(draft)).toEqual(['hera']);
  });

  it('M2.4 G2.1 then the Challenger names any player, the Challenger included', () => {
    const line = 'offer:pan offer:zeus offer:hera pick:zeus pick:hera pick:pan';
    const draft = drafted({ players: 3, challenger: 1 }, line);
    expect(draft.actor).toBe(1);
    expect(draft.legalSteps()).toEqual([0, 1, 2].map((seat) => ({ kind: 'start', seat })));
    const done = drafted(draft.options, `${line} start:B`);
    expect([done.isDone, done.actor, done.legalSteps()]).toEqual([true, undefined, []]);
    const match = matchOf(done);
    expect(match.cards.map(({ power, owner }) => [power.id, owner])).toEqual([
      ['hera', 0],
      ['pan', 1],
      ['zeus', 2],
    ]);
    expect([match.start, match.first]).toEqual([1, 1]);
  });

  it('M2.4 M3.2 Bia and Tartarus have to be named, Hecate cannot', () => {
    const starts = (line: string, players: 2 | 3 = 2): DraftStep[] =>
      drafted({ players, challenger: 0, override: true }, line).legalSteps();
    expect(starts('offer:bia offer:pan pick:bia pick:pan')).toEqual([{ kind: 'start', seat: 1 }]);
    expect(starts('offer:tartarus offer:pan pick:pan pick:tartarus')).toEqual([{ kind: 'start', seat: 0 }]);
    expect(starts('offer:hecate offer:pan pick:hecate pick:pan')).toEqual([{ kind: 'start', seat: 0 }]);
    expect(starts('offer:hecate offer:pan offer:zeus pick:pan pick:hecate pick:zeus', 3)).toEqual([
      { kind: 'start', seat: 0 },
      { kind: 'start', seat: 1 },
    ]);
    // Both have to be first: the Challenger names which (Z34).
    expect(starts('offer:bia offer:tartarus pick:bia pick:tartarus')).toHaveLength(2);
  });

  it('M6.3 in teams the partner of the one named begins', () => {
    const line = 'offer:pan offer:zeus offer:hera offer:apollo pick:pan pick:zeus pick:hera pick:apollo start:B';
    const match = matchOf(drafted({ players: 4, challenger: 0 }, line));
    expect([match.start, match.first]).toEqual([1, 3]);
  });

  it('M10.4 the offer may be limited to a choice', () => {
    const pool = ['pan', 'zeus', 'hera', 'hades'];
    expect(powersOf(drafted({ players: 2, challenger: 0, pool }))).toEqual(['pan', 'hera', 'zeus', 'hades']);
    expect(powersOf(drafted({ players: 2, challenger: 0, pool }, 'offer:hades'))).toEqual(['hera', 'zeus']);
  });

  it('M7.1 Fleece: one offers two cards with the mark, the other picks one', () => {
    const options = { players: 2, challenger: 1, fleece: true } as const;
    const draft = drafted(options);
    expect(powersOf(draft).sort()).toEqual(FLEECE_CARDS.toSorted());
    expect(drafted(options, 'offer:hades').actor).toBe(1);
    // No player owns a card there, so bans between owners do not matter.
    expect(can(drafted(options, 'offer:hades'), 'offer:pan')).toBe(true);
    const offered = drafted(options, 'offer:hades offer:pan');
    expect(offered.actor).toBe(0);
    expect(powersOf(offered)).toEqual(['hades', 'pan']);
    const picked = drafted(options, 'offer:hades offer:pan pick:pan');
    expect(picked.legalSteps()).toHaveLength(2);
    const match = matchOf(drafted(options, 'offer:hades offer:pan pick:pan start:A'));
    expect([match.fleece, match.cards.length, match.cards[0]?.power.id, match.start, match.first]).toEqual([
      true,
      1,
      'pan',
      0,
      1,
    ]);
  });

  describe('Z38 Fleece with heroes', () => {
    const options = { players: 2, challenger: 1, fleece: true, house: { fleeceHeroes: true } } as const;
    const heroes = POWER_LIST.filter(({ set }) => set === 'hero').map(({ id }) => id);

    it('two heroes are offered once the card beside the Ram was picked', () => {
      const cards = drafted(options, 'offer:hades offer:pan');
      expect(powersOf(cards)).toEqual(['hades', 'pan']);
      const picked = drafted(options, 'offer:hades offer:pan pick:pan');
      expect([picked.actor, picked.offersLeft]).toEqual([1, 2]);
      expect(powersOf(picked)).toEqual(heroes);
      expect(can(picked, 'start:A')).toBe(false);
    });

    it('the other player picks first, the Challenger gets the last', () => {
      const line = 'offer:hades offer:pan pick:pan offer:jason offer:medea';
      expect([drafted(options, line).actor, powersOf(drafted(options, line))]).toEqual([0, ['jason', 'medea']]);
      const last = drafted(options, `${line} pick:medea`);
      expect([last.actor, powersOf(last)]).toEqual([1, ['jason']]);
      const named = drafted(options, `${line} pick:medea pick:jason`);
      expect(named.legalSteps()).toEqual([0, 1].map((seat) => ({ kind: 'start', seat })));
    });

    it('leads to a match, and its steps are those that were taken', () => {
      const line = 'offer:hades offer:pan pick:pan offer:jason offer:medea pick:medea pick:jason start:A';
      const done = drafted(options, line);
      expect(matchOf(done).cards.map(({ power, owner }) => [power.id, owner])).toEqual([
        ['pan', undefined],
        ['medea', 0],
        ['jason', 1],
      ]);
      expect(done.steps.map(draftStepText).join(' ')).toBe(line);
      for (let steps = 0; steps < 8; steps++) {
        const begun = line.split(' ').slice(0, steps).join(' ');
        expect(drafted(options, begun).steps.map(draftStepText).join(' ')).toBe(begun);
      }
    });
  });

  it('M2.3 an impossible step is refused, not thrown', () => {
    const draft = drafted({ players: 2, challenger: 0 }, 'offer:pan');
    for (const word of ['pick:pan', 'offer:zorro', 'start:A', 'offer:pan', 'start:D']) {
      expect(draft.play(stepOf(word))).toMatchObject({ ok: false, error: { code: 'illegalStep' } });
    }
    expect(draft.match()).toMatchObject({ ok: false, error: { code: 'badCount' } });
    const done = drafted({ players: 2, challenger: 0 }, 'offer:pan offer:zeus pick:zeus pick:pan start:B');
    expect(done.play(stepOf('start:A')).ok).toBe(false);
  });

  it('M2.8 a draft is not changed by playing on', () => {
    const draft = drafted({ players: 2, challenger: 0 }, 'offer:pan');
    draft.play(stepOf('offer:zeus'));
    expect(draft.offered).toEqual(['pan']);
  });
});
