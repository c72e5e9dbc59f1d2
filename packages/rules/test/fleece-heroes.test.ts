import { describe, expect, it } from 'vitest';
import { Game } from '../src/game.ts';
import { parsePosition, parseRecords, positionText, recordFor, recordText, replay } from '../src/notation/index.ts';
import { isUnseen, powersOf, withTurnBegun } from '../src/readers.ts';
import { whyNotStep } from '../src/reasons.ts';
import { USE_HERO_STEP, USE_RAM_STEP } from '../src/steps.ts';
import { TurnWalker } from '../src/turns/walker.ts';
import { WinTest } from '../src/win-test.ts';
import { gameAt, newGame, playLine } from './games.ts';

const FLAT = '00000/00000/00000/00000/00000';
const BOTH = `${FLAT} A atalanta:fc3,ma1 jason:fe1,me5 fleece=demeter ram=c4 house=fleeceHeroes`;

const TABLE = { players: 2, fleece: 'pan', powers: ['jason', 'medea'], house: { fleeceHeroes: true } } as const;
const PLACED = '@c3 @a1 @e1 @e5 ram:b4';

describe('Z38 naming a card', () => {
  it('can be taken back like any step, also by the other name', () => {
    const game = playLine(gameAt(BOTH), 'use:ram');
    const undone = game.undo();
    if (!undone.ok) throw new Error(undone.error.code);
    expect(positionText(undone.value)).toBe(BOTH);
    expect(undone.value.legalSteps()).toEqual([USE_RAM_STEP, USE_HERO_STEP]);
    expect(playLine(undone.value, 'use:hero').undoFloor).toBe(0);
  });

  it('is an event that all may know', () => {
    const named = playLine(gameAt(BOTH), 'use:hero').moments[0]?.events;
    expect(named).toEqual([
      { kind: 'cardLent', card: 0, power: 'demeter', seat: 0 },
      { kind: 'cardNamed', card: 1, power: 'atalanta', seat: 0 },
    ]);
    const game = playLine(newGame(TABLE), `${PLACED} e1-d1 +e1`);
    expect(
      recordFor(game, 'spectator')
        .turns.flat()
        .map(({ text }) => text),
    ).toEqual(['e1-d1', '+e1']);
    expect([0, 1].some((side) => isUnseen(game.view('spectator'), side))).toBe(false);
  });

  it('comes before everything else', () => {
    const game = gameAt(BOTH);
    const move = playLine(game, 'use:ram c3-d3').moments[1]?.step as number;
    expect(whyNotStep(game.referee, game.position, move)).toEqual({ code: 'nameCard' });
  });

  it('decides whose powers apply', () => {
    const ids = (game: Game): string[] => powersOf(game.match, game.position, 0).map(({ id }) => id);
    const game = gameAt(BOTH);
    expect(powersOf(game.match, withTurnBegun(game.match, game.position), 0).map(({ id }) => id)).toEqual([
      'demeter',
      'atalanta',
    ]);
    expect(ids(playLine(game, 'use:ram'))).toEqual(['demeter']);
    expect(ids(playLine(game, 'use:hero'))).toEqual(['atalanta']);
  });
});

describe('Z38 turns of both namings', () => {
  const turnsOf = (text: string): { readonly first: number; readonly result: string }[] => {
    const { referee, position } = gameAt(text);
    const turns: { first: number; result: string }[] = [];
    new TurnWalker(referee).walk(position, (result, steps) => {
      turns.push({ first: steps.items[0] as number, result: result.join() });
    });
    return turns;
  };

  it('are listed together, each result once', () => {
    const turns = turnsOf(BOTH);
    expect(new Set(turns.map(({ result }) => result)).size).toBe(turns.length);
    expect(new Set(turns.map(({ first }) => first))).toEqual(new Set([USE_RAM_STEP, USE_HERO_STEP]));
    const plain = turnsOf(`${FLAT} A none:fc3,ma1 none:fe1,me5 fleece=demeter ram=c4`);
    const alone = turnsOf(`${FLAT} A atalanta:fc3,ma1 jason:fe1,me5 fleece=demeter ram=e3 house=fleeceHeroes`);
    expect(turns.length).toBeGreaterThan(plain.length);
    expect(turns.filter(({ first }) => first === USE_RAM_STEP).length).toBe(plain.length);
    expect(alone.every(({ first }) => first !== USE_RAM_STEP && first !== USE_HERO_STEP)).toBe(true);
  });

  it.each([
    ['the hero', '00000/00000/00100/00300/00000 A bellerophon:fc3,ma1 jason:fe1,me5', true],
    ['the Ram’s card', '00000/00000/00200/00000/00000 A bellerophon:fc3,ma1 jason:fe1,me5', true],
    ['neither', '00000/00000/00100/00000/00000 A bellerophon:fc3,ma1 jason:fe1,me5', false],
  ])('a win by %s is found', (_, text, wins) => {
    const { referee, position } = gameAt(`${text} fleece=pan ram=c4 house=fleeceHeroes`);
    expect(new WinTest(referee).canWin(position)).toBe(wins);
  });
});

describe('Z38 notation', () => {
  it('a record names the card and the heroes, and is replayed', () => {
    const game = playLine(newGame(TABLE), `${PLACED} e1-d1 +e1 use:hero *b1 +b2`);
    const text = recordText(recordFor(game, 0));
    expect(text).toContain('[Fleece "pan"]\n[Powers "jason medea"]');
    expect(text).toContain('[House "fleeceHeroes"]');
    const [record] = parseRecords(text);
    const replayed = record?.ok ? replay(record.value) : undefined;
    expect(replayed?.ok && positionText(replayed.value)).toBe(positionText(game));
  });

  it.each<[what: string, text: string, code: string]>([
    ['heroes without the house rule', BOTH.replace(' house=fleeceHeroes', ''), 'notForFleece'],
    [
      'no heroes with it',
      `${FLAT} A none:fc3,ma1 none:fe1,me5 fleece=demeter ram=c4 house=fleeceHeroes`,
      'heroMissing',
    ],
    ['gods', BOTH.replace('jason', 'zeus'), 'notForFleece'],
    ['the same hero twice', BOTH.replace('jason', 'atalanta'), 'samePower'],
    ['a hero that rests between turns', `${BOTH} held=A--`, 'badState'],
    ['a hero in other hands', `${BOTH} held=A-B`, 'badState'],
    [
      'a spent hero that rests',
      `${BOTH.replace(' A ', ' A: ').replace('atalanta', 'atalanta[used=1]')} held=R-A held=A--`,
      'badState',
    ],
    [
      'a turn under way with both cards',
      `${BOTH.replace(' A ', ' A: ')} held=R-A moved=c3 mover=c3 steps=1`,
      'badState',
    ],
  ])('%s are refused', (_, text, code) => {
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('a game of the Golden Fleece without heroes is as it was', () => {
    const plain = `${FLAT} A none:fc3,ma1 none:fe1,me5 fleece=demeter ram=c4`;
    expect(positionText(gameAt(plain))).toBe(plain);
    expect(Game.create({ players: 2, fleece: 'pan' }).ok).toBe(true);
    expect(Game.create({ players: 2, powers: ['pan', 'zeus'], house: { fleeceHeroes: true } }).ok).toBe(true);
  });
});
