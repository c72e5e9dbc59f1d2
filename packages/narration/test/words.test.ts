import { Draft, FAULT_CODES, SQUARES, seededRandom, whyNotSquare } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, it } from 'vitest';
import {
  describeDraftStep,
  describeFault,
  describeRefusal,
  describeResult,
  describeSquare,
  describeUnknownStep,
  draftPromptOf,
  explain,
  sideName,
  squareFacts,
  whyNoUndo,
} from '../src/index.ts';
import { beginWith, eachPosition, gameAt, nameOf, PAIRS, playAll, randomFor } from './games.ts';

const FLAT = '00000/00000/00000/00000/00000';
const PLAIN = `${FLAT} A none:fb3,ma1 none:fe5,me1`;

describe('refusals', () => {
  it.each(PAIRS.filter((_, i) => i % 3 === 0))('every square that is of no use has a reason: %s %s', (...powers) => {
    eachPosition(beginWith(powers), 25, ({ referee, position }) => {
      for (let square = 0; square < SQUARES; square++) {
        const refusal = whyNotSquare(referee, position, square);
        if (refusal) expect(describeRefusal(en, refusal, nameOf)).toMatch(/^[A-Z].*\.$/);
      }
    });
  });

  it('name players and squares', () => {
    expect(describeRefusal(en, { code: 'notYourTurn', seat: 1 }, nameOf)).toContain('Ben');
    expect(describeRefusal(en, { code: 'tooHigh', square: 17, from: 0, to: 2 }, nameOf)).toContain('c4');
    expect(describeRefusal(en, { code: 'barred', square: 17, power: 'athena' }, nameOf)).toContain('Athena');
  });

  it.each(FAULT_CODES)('the fault %s has a sentence', (code) => {
    expect(describeFault(en, { code, at: 'x', expected: 'y' })).toMatch(/^[A-Z].*: "x" \(expected: y\)\.$/);
  });
});

describe('explanations', () => {
  const placed = gameAt(PLAIN);
  it.each([
    ['b3-c3', 'b3-c3 is possible.'],
    ['b3', 'Possible with b3: b3-a2'],
    ['b3-e3', 'Too far'],
    ['b3xc4', 'Possible, but written b3-c4.'],
    ['ram:c3', 'This is not a step'],
  ])('%s', (text, words) => {
    expect(explain(en, { match: placed.match, position: placed.position }, text, nameOf)?.message).toContain(words);
  });
  it('state each reason once, with its workers unless it applies to all', () => {
    const why = (position: string, square: string): string | undefined => {
      const { match, position: p } = gameAt(position);
      return explain(en, { match, position: p }, square, nameOf)?.message;
    };
    expect(why(PLAIN, 'd5')).toMatch(/^Too far[^\n]*$/);
    const high = '00000/00000/00200/00000/00000 A';
    expect(why(`${high} none:fb3,ma1 none:fe5,me1`, 'c3')).toMatch(/^a1: Too far[^\n]*\nb3: Too high[^\n]*$/);
    expect(why(`${high} moerae:fb3,ma1,na2 none:fe5,me1`, 'c3')).toMatch(/^a1, a2: Too far[^\n]*\nb3: Too high/);
  });
  it('report a text that is no step', () => {
    expect(explain(en, { match: placed.match, position: placed.position }, 'hello', nameOf)).toBeUndefined();
    expect(describeUnknownStep(en, 'hello')).toContain('"hello"');
  });
});

describe('the end', () => {
  it('names winner and loser', () => {
    const game = gameAt(PLAIN);
    expect(describeResult(en, game, nameOf)).toBeUndefined();
    expect(describeResult(en, playAll(game, 'resign:A'), nameOf)).toBe('Anna resigned. The game goes to Ben.');
    expect(describeResult(en, playAll(game, 'draw-agreed'), nameOf)).toBe('A draw, by agreement.');
  });
  it('names teams, and of three the last one left', () => {
    const team = gameAt(`${FLAT} A pan:fb3,ma1 atlas:fe5,me1 hera zeus`);
    expect(sideName(en, team.match, 1, nameOf)).toBe('Ben and Dora');
    expect(describeResult(en, playAll(team, 'resign:B'), nameOf)).toContain('Anna and Cleo');
    const three = gameAt(`${FLAT} A pan:fb3,ma1 atlas:fe5,me1 hera:fc5,ma5`);
    expect(describeResult(en, playAll(three, 'resign:B', 'timeout:A'), nameOf)).toContain('No one else is left');
  });
  it('names the power that decided', () => {
    const pan = gameAt('00000/00000/02000/00000/00000 A pan:fb3,ma1 none:fe5,me1');
    expect(describeResult(en, playAll(pan, 'b3-c3'), nameOf)).toContain('(Pan)');
  });
});

describe('why the last step cannot be undone', () => {
  it.each<[string, string, string[]]>([
    ['nothing', PLAIN, []],
    ['drawn', `${FLAT} A~ chaos[face=pan;deck=atlas;discards=-]:fb3,ma1 none:fe5,me1 draws=1`, ['draw:atlas']],
    ['ended', PLAIN, ['resign:A']],
    ['secret', `${FLAT} A pan:fb3,ma1 hecate:fe5,me1`, ['b3-c3']],
    ['answered', `${FLAT} A pan:fb3,ma1 none:fe5,me1`, ['b3-c3', '+d3', 'e5-e4']],
  ])('%s', (code, position, steps) => {
    expect(whyNoUndo(playAll(gameAt(position), ...steps))).toBe(code);
  });
});

describe('the draft', () => {
  it('asks for powers to offer, to pick, and for who starts', () => {
    const random = seededRandom(1);
    let draft = new Draft({ players: 2, challenger: 0 });
    const prompts: unknown[] = [];
    while (!draft.isDone) {
      const legal = draft.legalSteps();
      const step = legal[Math.floor(random() * legal.length)];
      const played = step && draft.play(step);
      if (!step || !played?.ok) throw new Error('the draft is stuck');
      prompts.push(draftPromptOf(draft, legal));
      expect(describeDraftStep(en, step, nameOf)).toMatch(/^(On offer|Chosen): [A-Z]|(Anna|Ben) starts\.$/);
      draft = played.value;
    }
    const [two, one, ...rest] = prompts;
    expect([two, one]).toEqual([
      { kind: 'offer', left: 2 },
      { kind: 'offer', left: 1 },
    ]);
    expect(rest).toEqual([{ kind: 'pick' }, { kind: 'pick' }, { kind: 'start' }]);
  });
});

describe('squares for screen readers', () => {
  const read = (text: string, square: number, selected?: number, viewer: 0 | 1 | 'spectator' = 0): string => {
    const { match, position, referee } = gameAt(text);
    const legal = referee.legalSteps(position);
    return describeSquare(
      en,
      squareFacts({ words: en, match, view: position, viewer, legal, selected, nameOf }, square),
    );
  };
  const [b3, c3, e5, a1] = [11, 12, 24, 0] as const;

  it.each<[number, number | undefined, string]>([
    [b3, undefined, 'b3, ground, your worker (female), can act'],
    [b3, b3, 'b3, ground, your worker (female), selected'],
    [c3, undefined, 'c3, ground'],
    [c3, b3, 'c3, ground, can move here'],
    [c3, a1, 'c3, ground'],
    [e5, b3, 'e5, ground, worker of Ben (female)'],
  ])('%i with %s in hand', (square, selected, words) => expect(read(PLAIN, square, selected)).toBe(words));

  it('tokens and marks', () => {
    const text = '00000/00000/004a0/00000/00000 A charybdis[whirlpools=a5]:fb3,ma1 adonis[used=1]:fe5,me1 marked=b3';
    expect(read(text, 20)).toBe('a5, ground, whirlpool');
    expect(read(text, c3)).toBe('c3, level 3, dome');
    expect(read(text, 13)).toBe('d3, ground, dome');
    expect(read(text, b3, undefined, 1)).toBe('b3, ground, worker of Anna (female), marked, can act');
    expect(read(`${FLAT} A none:fb3,ma1 none:fe5,me1 fleece=pan ram=b4`, 16)).toBe('b4, ground, the Ram');
  });

  it('the only worker that can act need not be selected', () => {
    const game = playAll(gameAt(PLAIN), 'b3-c3');
    const context = { words: en, match: game.match, view: game.position, viewer: 0, legal: game.legalSteps(), nameOf };
    expect(describeSquare(en, squareFacts(context, b3))).toBe('b3, ground, can build here');
  });

  it('every square of random games has a description', () => {
    const random = randomFor('squares');
    eachPosition(beginWith(['europa', 'odysseus']), 40, (game) => {
      const legal = game.legalSteps();
      const context = { words: en, match: game.match, view: game.view(0), viewer: 0, legal, nameOf };
      const square = Math.floor(random() * SQUARES);
      expect(describeSquare(en, squareFacts(context, square))).toMatch(
        /^[a-e][1-5], (ground|level [123])(, [A-Za-z() ]+)*$/,
      );
    });
  });
});
