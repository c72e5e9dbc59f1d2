import { createMatch, type Match, type MatchOptions, POWER_LIST, pickOne, type Random, shuffled } from '@oia/rules';

const SIMPLE = POWER_LIST.filter(({ set }) => set === 'simple').map(({ id }) => id);
const FLEECE = POWER_LIST.filter(({ fleece }) => fleece).map(({ id }) => id);
const idsFor = (players: 2 | 4): string[] =>
  POWER_LIST.filter((power) => power.players.includes(players)).map(({ id }) => id);
const ALL = { 2: idsFor(2), 4: idsFor(4) } as const;

/** Powers that matches against other engines showed to be judged worst: they are dealt more often. */
const JUDGED_WORST = ['artemis', 'hypnus', 'minotaur', 'limus', 'hera', 'clio', 'zeus', 'selene', 'hermes', 'pan'];
const WEIGHTED = [...ALL[2], ...ALL[2], ...JUDGED_WORST];

/** Two different powers, the worst judged ones more often. */
function anyPair(random: Random): string[] {
  const first = pickOne(random, WEIGHTED);
  return [
    first,
    pickOne(
      random,
      WEIGHTED.filter((id) => id !== first),
    ),
  ];
}

/** The kinds of games and their shares: a third without powers, a third with simple ones, the rest for all the others. */
const SHARES: readonly (readonly [share: number, deal: (random: Random) => MatchOptions])[] = [
  [0.33, () => ({ players: 2 })],
  [0.3, (random) => ({ players: 2, powers: shuffled(random, SIMPLE).slice(0, 2) })],
  [0.03, (random) => ({ players: 2, powers: shuffled(random, [pickOne(random, ALL[2]), 'none']) })],
  [0.28, (random) => ({ players: 2, powers: anyPair(random) })],
  [0.03, (random) => ({ players: 2, fleece: pickOne(random, FLEECE) })],
  [0.03, (random) => ({ players: 4, powers: shuffled(random, ALL[4]).slice(0, 4) })],
];

/** A match for a game of self-play; banned pairs are dealt again. */
export function dealtMatch(random: Random): Match {
  for (;;) {
    const made = createMatch(pickShare(random)(random));
    if (made.ok) return made.value;
  }
}

function pickShare(random: Random): (random: Random) => MatchOptions {
  let rest = random();
  for (const [share, deal] of SHARES) {
    rest -= share;
    if (rest < 0) return deal;
  }
  return (SHARES[0] as (typeof SHARES)[0])[1];
}
