import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game, pickOne, seededRandom, stepText } from '@oia/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oia, oiaProcess, PLAIN, THREAT, WINNING } from './oia.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oia-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function play(args: readonly string[], input: readonly string[]): Promise<string> {
  const { code, out, err } = await oia(['play', ...args], input);
  expect([code, err]).toEqual([0, '']);
  return out;
}

/** The output between one typed line and the next. */
const answerTo = (out: string, line: string): string => {
  const [, after = ''] = out.split(`> ${line}\n`);
  return after.split(/^[A-D]?> /m)[0] ?? '';
};

/** A whole random game without powers, turn by turn, as a player would type it. */
function wholeGame(seed: number): { readonly lines: readonly string[]; readonly steps: number } {
  const begun = Game.create({ players: 2 });
  if (!begun.ok) throw new Error(begun.error.code);
  const random = seededRandom(seed);
  let game = begun.value;
  const turns: string[][] = [];
  while (!game.outcome) {
    const { match, position, actor } = game;
    if (game.moments.at(-1)?.actor !== actor) turns.push([]);
    const step = pickOne(random, game.legalSteps());
    turns.at(-1)?.push(stepText(match, position, step));
    const played = game.play(step);
    if (!played.ok) throw new Error(played.error.code);
    game = played.value;
  }
  return { lines: turns.map((steps) => steps.join(' ')), steps: game.moments.length };
}

const OPENING = ['@b2 @c3', '@d4', '@e5'];
const TURNS = ['b2-b3 +b4', 'd4-d3 +d4', 'b3-b4 +b5', 'd3-e3 +d3', 'b4-c4 +b5', 'e3-d3 +e3', 'c4-b5', 'c4-b4 +c4'];

describe('oia play', () => {
  test('plays a whole game and saves a correct record', async () => {
    const file = join(folder, 'game.oia');
    const { lines, steps } = wholeGame(3);
    const out = await play(['--names', 'Anna,Ben'], [...lines, 'save', `save ${file}`, `save ${file}`, 'quit']);
    expect(out).toMatch(/(wins the game for|The game goes to) (Anna|Ben)\./);
    expect(answerTo(out, 'save')).toContain('Save to which file?');
    expect(answerTo(out, `save ${file}`)).toContain(`Saved to ${file}.`);
    const record = await oiaProcess(['record', 'check', file]);
    expect(record).toMatchObject({ code: 0, err: '' });
    expect(record.out).toContain(`${file}: game 1: fine, ${steps} steps. `);
    expect(readFileSync(file, 'utf8')).toContain('[A "Anna"]\n[B "Ben"]');
  });

  test('speaks another language, and refuses one it does not know', async () => {
    const { out } = await oia(['play', '--lang', 'fr', '--powers', 'pan,none'], ['quit']);
    expect(out).toMatch(/gagne/);
    const bad = await oia(['play', '--lang', 'xx']);
    expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('xx')]);
  });

  test('ends a won game', async () => {
    const file = join(folder, 'won.oia');
    const out = await play(['--position', WINNING], ['c2-c3', 'steps', 'c3-c2', 'undo', 'c2-c3', `save ${file}`]);
    expect(answerTo(out, 'c2-c3')).toContain('A climb to level 3 wins the game for A.');
    expect(answerTo(out, 'steps')).toContain('The game is over.');
    expect(answerTo(out, 'undo')).toContain('A: Move one of your workers.');
    const record = await oia(['record', 'check', '--json', file]);
    expect(JSON.parse(record.out)).toMatchObject({ ok: true, steps: 1, over: { winner: 'A', reason: 'climbed' } });
  });

  test('shows the prompt and lists the legal steps', async () => {
    const out = await play([], [...OPENING, ...TURNS, 'steps', 'position']);
    expect(out).toContain('A: Place worker 1 of 2 on a free space.');
    expect(out).toContain('B: Place worker 2 of 2 on a free space.');
    expect(out).toContain('A: b2-b3  A worker moves from b2 to b3.');
    expect(answerTo(out, 'c4-b5')).toContain('Too high');
    expect(answerTo(out, 'steps')).toMatch(/^ {2}Move: (\S+ )+/);
    expect(out).toContain('4 | .     | 1 Af  |');
  });

  test('explains why', async () => {
    const out = await play(
      ['--position', PLAIN],
      ['why b2-b5', 'why d4', 'why b3', 'why xyz', 'why', '+c2', '.', 'b2-c3'],
    );
    expect(answerTo(out, 'why b2-b5')).toBe('Too far: b5 is out of reach from here.\n');
    expect(answerTo(out, 'why d4')).toContain('not yours');
    expect(answerTo(out, 'why b3')).toContain('b2-b3');
    expect(answerTo(out, 'why xyz')).toContain('cannot be read as a step');
    expect(answerTo(out, 'why')).toContain('Why what?');
    expect(answerTo(out, '+c2')).toBe('Move first, then build.\n');
    expect(answerTo(out, '.')).toContain('not complete yet');
    expect(answerTo(out, 'b2-c3')).toContain('A worker already stands on c3.');
  });

  test('plays a whole typed turn or nothing of it', async () => {
    const out = await play(['--position', PLAIN], ['b2-b3 +b3', 'b2-b3 +b4 d4-d3', 'position', 'b2-b3 +b4 .', 'd4-d3']);
    expect(answerTo(out, 'b2-b3 +b3')).toMatch(/^\+b3: .* Nothing was played\.\n$/);
    expect(answerTo(out, 'b2-b3 +b4 d4-d3')).toMatch(/^d4-d3: B has to act/);
    expect(answerTo(out, 'position')).toBe(`${PLAIN}\n`);
    expect(answerTo(out, 'd4-d3')).toContain('B: d4-d3');
  });

  test('undoes steps until another player has acted', async () => {
    const out = await play([], ['undo', '@b2', 'undo', '@c2 @c3', '@d4', 'undo', 'undo', '@e5', 'position']);
    expect(answerTo(out, 'undo')).toBe('Nothing has been played yet.\n');
    expect(out.split('> undo\n').at(-1)).toMatch(/^Once another player has acted/);
    expect(answerTo(out, 'position')).toContain('@3 none:fc2,mc3 none:fe5');
  });

  test('ends by resignation and by agreement', async () => {
    const resigned = await play(['--names', 'Anna,Ben'], ['resign', 'undo']);
    expect(answerTo(resigned, 'resign')).toContain('The game goes to Ben.');
    expect(answerTo(resigned, 'undo')).toContain('it stands');
    const drawn = await play([], ['draw', 'no', 'draw', 'yes']);
    expect(answerTo(drawn, 'no')).toContain('The draw was declined.');
    expect(drawn).toContain('A draw, by agreement.');
    const alone = await play(['--computer', 'B'], ['draw']);
    expect(alone).toContain('declines');
  });

  test('never overwrites a foreign file', async () => {
    const file = join(folder, 'kept.txt');
    writeFileSync(file, 'kept');
    const out = await play([], [`save ${file}`, `save ${join(folder, 'no/such/folder')}`]);
    expect(out).toContain('already exists');
    expect(out).toContain('The file could not be written');
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  test('shows cards, tokens and help', async () => {
    const position = '00000/00000/00000/00000/00000 A clio[left=2;coins=c4]:fb3,mc3 aeolus[wind=ne]:fd4,me5';
    const out = await play(['--position', position], ['cards', 'help', 'view', 'record']);
    expect(out).toContain('A: Clio (coins left: 2; coins: c4)');
    expect(out).toMatch(/B: Aeolus \(wind: .*north-east\)/);
    expect(out).toContain('4 | .     | .     | .    c| . Bf  | .     | 4');
    expect(answerTo(out, 'help')).toContain('save FILE');
    expect(answerTo(out, 'record')).toContain(`[Position "${position}"]`);
    expect(out).not.toContain('\u001b');
  });

  test('keeps secrets behind a cleared screen', async () => {
    const input = [
      '@b2 @c3',
      '',
      '',
      '@d4',
      '@e5',
      'c3-c4',
      '',
      '',
      'undo',
      'position',
      'record',
      'why d4',
      'c3xd4',
      'c3-d4',
    ];
    const out = await play(['--powers', 'pan,hecate', '--names', 'Anna,Ben'], input);
    const [, second = '', third = ''] = out.split(/^-{20,}$/m);
    expect(second).toContain('Ben: press Enter');
    expect(second).toContain('4 | .     | .     | .     | . Bf  | .     | 4');
    expect(answerTo(second, 'c3-c4')).toContain("It is Anna's turn");
    expect(third).not.toMatch(/B[fm]/);
    expect(third).toContain('Ben: Hecate (workers hidden)');
    expect(answerTo(third, 'undo')).toMatch(/stands/);
    expect(answerTo(third, 'position')).toContain('hecate:?');
    expect(answerTo(third, 'record')).toContain('@b2 @c3 ? ?');
    expect(answerTo(third, 'why d4')).toBe('Possible with d4: c3-d4\n');
    expect(answerTo(third, 'c3xd4')).not.toContain('hidden');
    expect(answerTo(third, 'c3-d4')).toContain('A hidden worker stands on d4');
  });

  test('hands over before a secret is chosen, not earlier', async () => {
    const input = ['@b2 @c3', '@d4 @e5', '', '', 'abyss:e4', 'b2-b3 +b4', '', '', 'position'];
    const out = await play(['--powers', 'tartarus,pan'], input);
    const [open = '', chosen = '', after = ''] = out.split(/^-{20,}$/m);
    expect(open).toContain('B: @d4');
    expect(answerTo(chosen, 'abyss:e4')).toContain('Tartarus (Abyss: e4)');
    expect(after).toContain('tartarus[abyss=?]');
    expect(after).not.toMatch(/abyss: e4/i);
  });
});

describe('oia play with options', () => {
  test('drafts, without undo', async () => {
    const input = ['nobody', 'pan', 'offer:hermes', 'undo', 'hermes', 'B', '@b2', 'record'];
    const out = await play(['--draft'], input);
    expect(answerTo(out, 'nobody')).toContain('not available');
    expect(answerTo(out, 'undo')).toContain('cannot be undone');
    expect(answerTo(out, '@b2')).toContain('B: @b2');
    expect(out).toContain('[Powers "pan hermes"]');
    expect(out).toContain('[Draft "offer:pan offer:hermes pick:hermes pick:pan start:B"]');
  });

  test.each([
    ['three players', ['--players', '3', '--random', '--computer', 'A=1,B,C=1']],
    ['two teams', ['--players', '4', '--random', '--computer', 'A=1,B=1,C=1,D=1']],
    ['heroes', ['--random', '--sets', 'hero', '--computer', 'A=1,B=1']],
    ['a fleece', ['--fleece', 'draft', '--computer', 'A=1,B=1']],
    ['a fleece with heroes', ['--fleece', 'draft', '--house', 'fleeceHeroes', '--computer', 'A=1,B=1']],
    ['a dealt fleece with heroes', ['--fleece', 'random', '--house', 'fleeceHeroes', '--computer', 'A=1,B=1']],
    ['chance', ['--powers', 'chaos,pan', '--computer', 'A=1,B=1']],
  ])('lets computers play: %s', async (name, args) => {
    const file = join(folder, `${name}.oia`);
    const out = await play([...args, '--seed', '4'], [`save ${file}`]);
    expect(out).toContain('Saved to');
    expect(await oia(['record', 'check', file])).toMatchObject({ code: 0, err: '' });
  });

  test('plays the same with the same seed', async () => {
    const args = ['--powers', 'chaos,pan', '--computer', 'A=1,B=2', '--seed', '11'];
    expect(await play(args, [])).toBe(await play(args, []));
  });

  test('plays against the real engine, and names it in the record', async () => {
    const won = await play(['--position', WINNING, '--computer', 'A=hard', '--seed', '1'], ['record']);
    expect(won).toContain('A: c2-c3');
    expect(answerTo(won, 'record')).toContain('[A "Oia level 8"]');
    const blocked = await play(['--position', THREAT, '--computer', 'A=hard', '--names', ',Ben'], ['position']);
    expect(answerTo(blocked, 'position')).toMatch(/^00000\/00000\/00400/);
  });

  test('gives hints, takes turns back and plays a rematch', async () => {
    const input = ['hint', 'back', 'd4-d3 +d4', 'undo', 'back', 'rematch', 'resign', 'rematch', 'quit'];
    const out = await play(['--position', PLAIN.replace(' A ', ' B '), '--computer', 'A=1', '--seed', '2'], input);
    expect(answerTo(out, 'hint')).toMatch(/^A worker moves from \S+ to \S+\. /);
    expect(answerTo(out, 'back')).toContain('no turn of yours');
    expect(answerTo(out, 'undo')).toContain('Once another player has acted');
    expect(out.split('> back\n')[2]).toContain('B: Move one of your workers.');
    expect(answerTo(out, 'rematch')).toBe('The game is not over yet.\n');
    expect(out.split('> rematch\n')[2]).toContain('B: Place worker 1 of 2');
  });

  test('lets a computer stand in for a player who left', async () => {
    const input = ['b2-b3 +b4', 'leave C', 'leave B 9', 'leave B 5', 'return A', 'return B'];
    const out = await play(['--position', PLAIN, '--names', 'Anna,Ben', '--seed', '2'], input);
    expect(answerTo(out, 'leave C')).toContain('must be a seat from A to B');
    expect(answerTo(out, 'leave B 9')).toContain('Unknown level "9"');
    expect(answerTo(out, 'leave B 5')).toMatch(/plays for Ben, level 5.*Ben: .*Anna: Move one/s);
    expect(answerTo(out, 'return A')).toContain('No computer stands in');
    expect(answerTo(out, 'return B')).toContain('Ben plays again.');
  });

  test("refuses another player's resignation", async () => {
    const out = await play([], ['resign:B', 'draw-agreed', '@b2']);
    expect(answerTo(out, 'resign:B')).toContain('cannot be read as a step');
    expect(answerTo(out, '@b2')).toContain('A: @b2');
  });

  test('restarts a turn', async () => {
    const out = await play(
      ['--powers', 'artemis,pan'],
      ['@b2 @c3', '@d4 @e5', 'b2-b3', 'b3-b4', 'restart', 'position'],
    );
    expect(answerTo(out, 'position')).toContain('A artemis:fb2,mc3');
  });

  test('stops quietly at the end of the input, also in a draft and at a hand-over', async () => {
    await play([], ['@b2']);
    await play(['--draft'], ['pan']);
    await play(['--powers', 'pan,hecate'], ['@b2 @c3']);
    expect((await oia(['play'], ['@b2', 'quit'])).out).toContain('A: @b2');
  });

  test.each([
    [['--powers', 'nobody'], 'no power of this name'],
    [['--powers', 'pan,pan'], 'same power'],
    [['--powers', 'aphrodite,nemesis'], '--override'],
    [['--powers', 'circe,hecate', '--override'], 'cannot be played together'],
    [['--players', '3'], '--draft or --random'],
    [['--players', '7'], '2, 3 or 4'],
    [['--players', '3', '--fleece', 'pan'], 'for 2 players'],
    [['--fleece', 'athena'], 'Golden Fleece'],
    [['--fleece', 'pan', '--powers', 'jason,medea'], 'cannot be combined'],
    [['--fleece', 'pan', '--house', 'fleeceHeroes'], 'needs a hero'],
    [['--draft', '--random'], 'cannot be combined'],
    [['--position', 'x'], 'cannot be read'],
    [['--position', PLAIN, '--start', 'B'], 'cannot be combined with --position'],
    [['--start', 'Z'], 'from A to B'],
    [['--computer', 'C'], 'from A to B'],
    [['--computer', 'C=hard'], 'from A to B'],
    [['--computer', 'B=god'], '1, 2, 3, 4, 5, 6, 7, 8'],
    [['--computer', 'A,B='], '1, 2, 3, 4, 5, 6, 7, 8'],
    [['--house', 'x'], 'biaPerimeter'],
    [['--names', 'a,b,c'], '3 names'],
    [['--seed', 'x'], 'whole number'],
    [['more'], 'Unexpected argument'],
  ])('refuses %j', async (args, sentence) => {
    const { code, out, err } = await oia(['play', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
