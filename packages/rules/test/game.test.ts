import { describe, expect, it } from 'vitest';
import type { Game } from '../src/game.ts';
import { ADDITIONAL, DRAW, OUT, RECORD, STAGE, START, TURN, WORKERS } from '../src/position.ts';
import { pickOne, seededRandom } from '../src/random.ts';
import type { EndReason } from '../src/result.ts';
import { SEAT_LETTERS } from '../src/squares.ts';
import { END_STEP, moveStep, PASS_STEP } from '../src/steps.ts';
import { FLAT, faultsOf, gameAt, legalTexts, newGame, playLine, TOWER } from './games.ts';

/** Events from outside or over many turns, which no board after a single step can show. */

/** Every stage a game can be in, for each number of players. */
const SITUATIONS: readonly [name: string, players: number, game: () => Game][] = [
  ['set-up, nothing done', 2, () => newGame({ players: 2 })],
  ['set-up, one worker', 2, () => playLine(newGame({ players: 2 }), '@c3')],
  ['set-up, a card to be drawn', 2, () => newGame({ players: 2, powers: ['chaos', 'pan'] })],
  ['set-up, the Ram to be placed', 2, () => playLine(newGame({ players: 2, fleece: 'pan' }), '@a1 @b1 @d5 @e5')],
  ['between turns', 2, () => gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`)],
  ['in a turn', 2, () => playLine(gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`), 'c3-c4')],
  ['an answer pending', 2, () => playLine(gameAt(`${TOWER} A pan:fc4,ma1 gaea:fe1,me2`), 'c4-c5 +d5')],
  [
    'a draw pending',
    2,
    () => playLine(gameAt(`${TOWER} A pan:fc4,ma1 chaos[face=hermes;deck=atlas]:fe1,me2`), 'c4-c5 +d5'),
  ],
  ['an additional turn pending', 2, () => gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1`)],
  ['in an additional turn', 2, () => playLine(gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1`), 'b2-b3')],
  ['set-up, nothing done', 3, () => newGame({ players: 3, powers: ['pan', 'zeus', 'hera'], start: 1 })],
  ['set-up, some workers', 3, () => playLine(newGame({ players: 3, powers: ['pan', 'zeus', 'hera'] }), '@a1 @b1 @c1')],
  ['set-up, a card to be drawn', 3, () => newGame({ players: 3, powers: ['pan', 'chaos', 'hera'] })],
  [
    'set-up, a square to be chosen',
    3,
    () => playLine(newGame({ players: 3, powers: ['moerae', 'pan', 'zeus'] }), '@a1 @b1 @c1'),
  ],
  [
    'set-up, the last worker',
    3,
    () => playLine(newGame({ players: 3, powers: ['pan', 'zeus', 'hera'] }), '@a1 @b1 @c1 @d1 @e1'),
  ],
  ['between turns', 3, () => gameAt(`${FLAT} B pan:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`)],
  ['in a turn', 3, () => playLine(gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`), 'c3-c4')],
  ['an answer pending', 3, () => playLine(gameAt(`${TOWER} A pan:fc4,ma1 gaea:fe1,me2 zeus:fa4,ma3`), 'c4-c5 +d5')],
  [
    'a draw pending',
    3,
    () => playLine(gameAt(`${TOWER} A pan:fc4,ma1 chaos[face=hermes;deck=atlas]:fe1,me2 zeus:fa4,ma3`), 'c4-c5 +d5'),
  ],
  [
    'a draw pending before an additional turn',
    3,
    () =>
      playLine(gameAt(`${TOWER} A dionysus:fc4,ma1 chaos[face=hermes;deck=atlas]:fe1,me2 zeus:fa4,ma3`), 'c4-c5 +d5'),
  ],
  ['an additional turn pending', 3, () => gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1 zeus:fc5,me3`)],
  ['in an additional turn', 3, () => playLine(gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1 zeus:fc5,me3`), 'b2-b3')],
  ['workers unseen', 3, () => gameAt(`${FLAT} B hecate:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`)],
  ['set-up', 4, () => playLine(newGame({ players: 4, powers: ['pan', 'zeus', 'hera', 'artemis'] }), '@a1')],
  [
    'set-up, the wind to be turned',
    4,
    () => playLine(newGame({ players: 4, powers: ['pan', 'zeus', 'aeolus', 'artemis'] }), '@a1 @b1'),
  ],
  ['between turns', 4, () => gameAt(`${FLAT} C pan:fc3,ma1 zeus:fe5,me1 hera artemis`)],
  ['in a turn', 4, () => playLine(gameAt(`${FLAT} D pan:fc3,ma1 zeus:fe5,me1 hera artemis`), 'e5-e4')],
  [
    'a draw pending',
    4,
    () => playLine(gameAt(`${TOWER} A pan:fc4,ma1 chaos[face=hermes;deck=atlas]:fe1,me2 zeus hera`), 'c4-c5 +d5'),
  ],
  ['in an additional turn', 4, () => playLine(gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1 zeus hera`), 'b2-b3')],
];

const SEATS = [...SEAT_LETTERS];
const WAYS: readonly [word: string, reason: EndReason][] = [
  ['resign', 'resigned'],
  ['timeout', 'time'],
];

describe('outcomes from outside', () => {
  it.each(SITUATIONS.filter(([, players]) => players !== 3))(
    'Z28 G8.7 %s, %i players: who leaves has lost, and the partner too',
    (_, players, start) => {
      for (const [seat, letter] of SEATS.slice(0, players).entries()) {
        for (const [word, reason] of WAYS) {
          const game = playLine(start(), `${word}:${letter}`);
          expect(game.outcome).toMatchObject({ winner: 1 - (seat % 2), reason });
          expect(faultsOf(game)).toEqual([]);
        }
      }
    },
  );

  it.each(SITUATIONS.filter(([, players]) => players === 3))(
    'Z28 Z22 G8.7 %s, %i players: who leaves is out, the others play on',
    (_, __, start) => {
      for (const [seat, letter] of SEATS.slice(0, 3).entries()) {
        for (const [word, reason] of WAYS) {
          const game = playLine(start(), `${word}:${letter}`);
          expect(game.outcome).toBeUndefined();
          expect(game.position[OUT]).toBe(1 << seat);
          expect(game.position[WORKERS + seat]).toBe(0);
          expect(faultsOf(game), letter).toEqual([]);
          const others = SEATS.slice(0, 3).filter((other) => other !== letter);
          const last = playLine(game, `${word}:${others[0]}`);
          expect(last.outcome).toMatchObject({ winner: SEATS.indexOf(others[1] ?? ''), reason });
        }
      }
    },
  );

  it.each(SITUATIONS)('Z28 M1.8 %s, %i players: a draw by agreement, or broken off', (_, __, start) => {
    expect(playLine(start(), 'draw-agreed').outcome).toEqual({ winner: undefined, reason: 'agreed', power: undefined });
    expect(playLine(start(), 'abandoned').outcome).toEqual({
      winner: undefined,
      reason: 'abandoned',
      power: undefined,
    });
  });

  it.each(SITUATIONS.filter(([, players]) => players === 3))(
    'Z22 %s, %i players: games with two left come to an end',
    (name, _, start) => {
      for (const letter of SEATS.slice(0, 3)) {
        const random = seededRandom(name.length * 31 + letter.charCodeAt(0));
        let game = playLine(start(), `resign:${letter}`);
        for (let i = 0; i < 400 && !game.outcome; i++) {
          expect(faultsOf(game)).toEqual([]);
          const next = game.play(pickOne(random, game.legalSteps()));
          if (!next.ok) throw new Error(next.error.code);
          game = next.value;
        }
        expect(game.outcome).toBeDefined();
      }
    },
  );

  it('Z28 no one leaves twice, or from a seat that is not there, or from a game that is over', () => {
    const two = gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`);
    expect(two.playText('resign:C').ok).toBe(false);
    expect(two.playText('timeout:D').ok).toBe(false);
    const over = playLine(two, 'resign:A');
    for (const text of ['resign:A', 'resign:B', 'timeout:B', 'draw-agreed', 'abandoned', 'c3-c4']) {
      expect(over.playText(text)).toMatchObject({ ok: false, error: { code: 'illegalStep' } });
    }
    const three = playLine(gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`), 'resign:B');
    expect(three.playText('resign:B').ok).toBe(false);
    expect(three.playText('timeout:B').ok).toBe(false);
  });

  it('Z28 teams: a loss on time is the team’s', () => {
    const game = gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1 hera artemis`);
    expect(playLine(game, 'timeout:C').outcome).toMatchObject({ winner: 1, reason: 'time' });
    expect(playLine(game, 'timeout:D').outcome).toMatchObject({ winner: 0, reason: 'time' });
  });
});

describe('a player leaves in the middle of a turn', () => {
  it('Z22 in the own turn: it is over, the next one plays', () => {
    const game = playLine(gameAt(`${FLAT} B pan:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`), 'e5-e4 resign:B');
    expect([game.position[STAGE], game.actor]).toEqual([START, 2]);
  });

  it('Z22 G8.7 in another’s: that one goes on', () => {
    const game = playLine(gameAt(`${FLAT} A demeter:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`), 'c3-c4 +c3 resign:C');
    expect([game.position[STAGE], game.actor]).toEqual([TURN, 0]);
    expect(legalTexts(game)).toContain('+c5');
  });

  it('Z22 with Hypnus the sleep goes', () => {
    const board = '00000/00100/00100/00000/00000';
    const game = playLine(gameAt(`${board} A hermes:fc3,ma1 hypnus:fe5,me1 hera:fa5,mb5`), 'a1-a2');
    expect(legalTexts(game)).not.toContain('c3-c4');
    expect(legalTexts(playLine(game, 'resign:B'))).toContain('c3-c4');
    expect(legalTexts(playLine(game, 'resign:C'))).not.toContain('c3-c4');
  });

  it('Z22 3.11 with Athena the ban goes', () => {
    const board = '00100/00000/00000/00000/00000';
    const game = playLine(gameAt(`${board} A artemis:fc3,ma1 athena:fe5,me1 hera:fa5,mb1 climbed=B`), 'c3-c4');
    expect(legalTexts(game)).not.toContain('c4-c5');
    const free = playLine(game, 'resign:B');
    expect(legalTexts(free)).toContain('c4-c5');
    expect(free.position[RECORD]).toBe(0);
  });

  it('Z22 with Persephone the duty goes', () => {
    const board = '00100/00000/00000/00000/00000';
    const game = playLine(gameAt(`${board} A artemis:fc3,ma1 persephone:fe5,me1 hera:fa5,mb1`), 'c3-c4');
    expect(legalTexts(game)).toEqual(['c4-c5']);
    expect(legalTexts(playLine(game, 'resign:B'))).toContain('+c3');
  });

  it('Z22 with Europa goes Talus, with Clio her coins, with Charybdis her whirlpools', () => {
    const talus = playLine(gameAt(`${FLAT} A pan:fc3,ma1 europa[talus=c5]:fe5,me1 hera:fa5,mb1`), 'c3-c4');
    expect(legalTexts(talus)).not.toContain('+c5');
    expect(legalTexts(playLine(talus, 'resign:B'))).toContain('+c5');
    const coins = playLine(
      gameAt(`00100/00000/00000/00000/00000 A pan:fc3,ma1 clio[left=2;coins=c5]:fe5,me1 hera:fa5,mb1`),
      'c3-c4',
    );
    expect(legalTexts(coins)).not.toContain('+c5');
    expect(legalTexts(playLine(coins, 'resign:B'))).toContain('+c5');
    const whirl = playLine(
      gameAt(`${FLAT} A artemis:fc2,ma1 charybdis[whirlpools=c4.e3]:fe5,me1 hera:fa5,mb1`),
      'c2-c3',
    );
    expect(playLine(whirl, 'c3-c4').position[WORKERS] & (1 << 17)).toBe(0);
    expect(playLine(whirl, 'resign:B c3-c4').position[WORKERS] & (1 << 17)).not.toBe(0);
  });

  it('Z22 35.three with Gaea the question goes, and the builder plays on', () => {
    const game = playLine(gameAt(`${TOWER} A demeter:fc4,ma1 gaea:fe1,me2 zeus:fa4,ma3`), 'c4-c5 +d5');
    expect(game.actor).toBe(1);
    const without = playLine(game, 'resign:B');
    expect(without.actor).toBe(0);
    expect(legalTexts(without)).toContain('+c4');
  });

  it('Z22 Z9 with the owner of a driven worker the additional turn is over', () => {
    const game = playLine(gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1 zeus:fc5,me3`), 'b2-b3 resign:B');
    expect(faultsOf(game)).toEqual([]);
    expect([game.position[STAGE], game.actor, game.position[ADDITIONAL]]).toEqual([START, 2, 0]);
  });

  it('Z22 the owner of another worker leaving does not end it', () => {
    const game = playLine(gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1 zeus:fc5,me3`), 'b2-b3 resign:C');
    expect([game.position[STAGE], game.actor]).toEqual([TURN, 0]);
    expect(legalTexts(game)).toContain('+b2');
  });

  it('Z21 Z17 what was built counts for Chaos, the turn that was earned is lost', () => {
    const game = playLine(
      gameAt(`${TOWER} A dionysus:fc4,ma1 gaea:fe1,me2 chaos[face=hermes;deck=atlas]:fa4,ma3`),
      'c4-c5 +d5 resign:A',
    );
    expect(game.position[STAGE]).toBe(DRAW);
    const drawn = playLine(game, 'draw:atlas');
    expect([drawn.actor, drawn.position[ADDITIONAL]]).toEqual([1, 0]);
  });

  it('Z21 Z17 a turn that is earned and not begun leaves with its owner', () => {
    const game = playLine(gameAt(`${FLAT} A+ dionysus:fd4,ma5 pan:fb2,me1 zeus:fc5,me3`), 'resign:A');
    expect(faultsOf(game)).toEqual([]);
    expect([game.position[STAGE], game.actor, game.position[ADDITIONAL]]).toEqual([START, 1, 0]);
    expect(legalTexts(game)).toContain('b2-b3');
    expect(legalTexts(game)).not.toContain('c5-c4');
  });

  it('Z22 several stuck in a row after a player left', () => {
    const game = gameAt('00000/00000/00000/22022/02020 A pan:fc3,me5 zeus:fa1 hera:fe1');
    expect(playLine(game, 'resign:A').outcome).toMatchObject({ winner: 2, reason: 'stuck' });
  });

  it('14.three no one waits for a card of Chaos when he left', () => {
    const game = playLine(
      gameAt(`${TOWER} A pan:fc4,ma1 chaos[face=hermes;deck=atlas]:fe1,me2 zeus:fa4,ma3`),
      'c4-c5 +d5 resign:B',
    );
    expect([game.position[STAGE], game.actor]).toEqual([START, 2]);
  });
});

describe('a refusal is returned, not thrown', () => {
  const game = gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`);

  it.each(['', 'c3', 'c3-c5', 'e5-e4', 'zz', '+c4', '.', 'pass', '@c3', 'draw:pan', 'resign:Z', 'c3-c4 +c3'])(
    'M1.8 text %j',
    (text) => {
      expect(game.playText(text)).toMatchObject({ ok: false, error: { code: 'illegalStep' } });
    },
  );

  it.each([-1, 0, 31, 1 << 20, END_STEP, PASS_STEP, moveStep(0, 24)])('M1.8 step %i', (step) => {
    expect(game.play(step)).toMatchObject({ ok: false, error: { code: 'illegalStep' } });
  });

  it('36.1 a text that fits two steps is ambiguous', () => {
    const graeae = playLine(gameAt(`${FLAT} A graeae:fc3,md4,na1 zeus:fe5,me1`), 'c3-c4');
    expect(graeae.playText('+d5')).toMatchObject({ ok: true });
    const moved = playLine(gameAt(`${FLAT} A graeae:fc3,md4,nb2 zeus:fe5,me1`), 'b2-a2');
    expect(moved.playText('c3+c4')).toMatchObject({ ok: true });
    expect(moved.playText('+d3')).toMatchObject({ ok: false, error: { code: 'ambiguousStep' } });
  });
});

describe('the end', () => {
  it('Z31 whose turn it was does not count', () => {
    const a = playLine(gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`), 'resign:A');
    const b = playLine(gameAt(`${FLAT} B pan:fc3,ma1 zeus:fe5,me1`), 'resign:A');
    expect(a.position).toEqual(b.position);
  });

  it('Z31 nor what the turn or a record remembered', () => {
    const quiet = playLine(gameAt(`${FLAT} A pan:fc4,ma1 athena:fe5,me1`), 'resign:B');
    const loud = playLine(gameAt(`${FLAT} A pan:fc3,ma1 athena:fe5,me1 climbed=AB`), 'c3-c4 resign:B');
    expect(loud.position).toEqual(quiet.position);
  });

  it('Z31 a hero power used in the last step is spent, an unused one is not', () => {
    const board = '00000/00300/00100/00000/00000';
    const leap = playLine(gameAt(`${board} A bellerophon:fc3,ma1 zeus:fe5,me1`), 'c3-c4');
    expect(leap.outcome).toMatchObject({ winner: 0, reason: 'climbed' });
    expect(leap.position[leap.match.cards[0]?.data ?? 0]).toBe(1);
  });

  it('M5.4 Z28 a game of three that a player won is over for all', () => {
    const board = '00000/00300/00200/00000/00000';
    const game = playLine(gameAt(`${board} A pan:fc3,ma1 zeus:fe5,me1 hera:fa5,mb5`), 'c3-c4');
    expect(game.outcome).toMatchObject({ winner: 0 });
    expect(game.playText('resign:B').ok).toBe(false);
  });
});
