import type { RoomAction, RoomId, RoomTerms, RoomView } from '@oia/protocol';
import {
  type Game,
  type MatchOptions,
  observationOf,
  pickOne,
  type Random,
  type Step,
  sameObservation,
  shownStep,
  type Viewer,
} from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { chooseStep } from '../../../rules/test/secret-games.ts';
import { readRoom } from '../../src/rooms/stored-room.ts';
import type { RoomReader } from '../chaos/room-reader.ts';
import type { TestPlayer } from '../sockets/test-player.ts';
import { type Bystanders, bystanderDifferences } from './bystanders.ts';
import { socketDifference } from './sockets.ts';

/** Two rooms that differ only in facts that some viewers may not know. */
export interface Twins {
  readonly rooms: readonly [TwinRoom, TwinRoom];
  /** Viewers who may not know the difference. */
  readonly observers: readonly Viewer[];
  /** Readers of lists and streams, by room. */
  readonly bystanders: readonly [Bystanders, Bystanders];
}

export interface TwinRoom {
  readonly id: RoomId;
  /** By seat; the last one watches. */
  readonly players: readonly TestPlayer[];
}

/** Milliseconds in both rooms. */
export type Times = readonly [number[], number[]];

export interface AnswerTimes {
  /** From a command of an observer to its answer. */
  readonly commands: Times;
  /** From the request of a list to its answer. */
  readonly lists: Times;
}

const remote = { name: '', player: 'remote' } as const;

export const termsOf = (powers: readonly string[]): RoomTerms => ({
  setup: {
    seats: powers.map(() => remote),
    looks: USUAL_LOOKS,
    way: {
      kind: 'match',
      options: { players: powers.length, powers, start: 0, override: true } as MatchOptions,
    },
  },
  control: { kind: 'unlimited' },
  isRated: false,
  isOpen: true,
  hasChat: true,
});

/** Seats the players in order. */
export async function twinRoom(terms: RoomTerms, people: readonly TestPlayer[]): Promise<TwinRoom> {
  const [opener, ...others] = people as [TestPlayer, ...TestPlayer[]];
  for (const player of people) player.received.length = 0;
  const id = await opener.open(terms);
  await opener.watch(id);
  for (const player of others) await player.watch(id);
  for (const player of others.slice(0, -1)) await player.act(id, { kind: 'sit' });
  // Waits until chance has drawn, so that all viewers start from the same position.
  const isBegun = ({ id: shown, table }: RoomView): boolean => shown === id && table?.game?.actor !== undefined;
  await Promise.all(people.map((player) => player.until(isBegun)));
  return { id, players: people };
}

/** Plays steps that look alike to the observers, and compares every byte they receive, until the rules reveal the difference. */
export class TwinGame {
  readonly #twins: Twins;
  readonly #reader: RoomReader;
  readonly #random: Random;
  readonly #times: AnswerTimes;
  readonly leaks: string[] = [];
  steps = 0;
  #ids = 0;

  constructor(twins: Twins, { reader, random, times }: { reader: RoomReader; random: Random; times: AnswerTimes }) {
    this.#twins = twins;
    this.#reader = reader;
    this.#random = random;
    this.#times = times;
  }

  /** Returns how the game ended. */
  async play(most: number): Promise<'revealed' | 'parted' | 'limit' | 'over'> {
    for (let n = 0; n < most; n++) {
      if (this.#random() < 0.4) await this.#meddle();
      if (this.#random() < 0.15) await this.#ask();
      if (this.#random() < 0.3) await this.#askForList();
      const games = await this.#games();
      if (!this.#isShownAlike(games)) return 'revealed';
      await this.#compare();
      if (this.leaks.length > 0 || this.#isOver(games)) return 'over';
      const pair = this.#pairOf(games);
      if (!pair) return 'parted';
      await this.#step(games[0], pair);
      this.steps++;
    }
    return 'limit';
  }

  #isOver(games: readonly Game[]): boolean {
    const isPlayed = this.#twins.rooms.every(({ players }) => players[0]?.view?.stage === 'playing');
    return !isPlayed || games.some(({ outcome }) => outcome);
  }

  /** Resigns, after which everything is shown. */
  async resign(): Promise<void> {
    await this.#both(Math.floor(this.#random() * this.#seats), { kind: 'resign' });
  }

  get #seats(): number {
    return this.#twins.rooms[0].players.length - 1;
  }

  async #games(): Promise<[Game, Game]> {
    const games = await Promise.all(
      this.#twins.rooms.map(async ({ id }) => {
        const row = await this.#reader.row(id);
        return row && (await readRoom(this.#reader, row)).table?.game;
      }),
    );
    return games as [Game, Game];
  }

  /** Whether the rules have not revealed the difference yet. */
  #isShownAlike([one, other]: readonly [Game, Game]): boolean {
    if (one.moments.length !== other.moments.length) return false;
    return one.moments.every((moment, i) => {
      const twin = other.moments[i];
      if (!twin) return false;
      return this.#twins.observers.every((viewer) =>
        sameObservation(observationOf(one.match, moment, viewer), observationOf(other.match, twin, viewer)),
      );
    });
  }

  async #compare(): Promise<void> {
    const [one, other] = this.#twins.rooms;
    for (const observer of this.#twins.observers) {
      const place = observer === 'spectator' ? this.#seats : observer;
      const difference = socketDifference(one, other, place);
      if (difference) this.leaks.push(`seen by ${observer}: ${difference}`);
    }
    this.leaks.push(...(await bystanderDifferences(...this.#twins.bystanders)));
  }

  /** Steps that look alike to the observers, one for each room. */
  #pairOf([one, other]: readonly [Game, Game]): readonly [Step, Step] | undefined {
    const { actor, match } = one;
    if (actor === undefined) return [0, 0];
    const step = chooseStep(this.#random, one.position, one.legalSteps());
    if (this.#twins.observers.includes(actor)) return other.legalSteps().includes(step) ? [step, step] : undefined;
    const shown = (each: Step): Step => shownStep(match, actor, each, this.#twins.observers[0] ?? 'spectator');
    const alike = other.legalSteps().filter((each) => shown(each) === shown(step));
    return alike.length === 0 ? undefined : [step, pickOne(this.#random, alike)];
  }

  async #step({ actor, moments }: Game, [one, other]: readonly [Step, Step]): Promise<void> {
    if (actor === undefined) return this.#drawn(moments.length);
    await this.#both(actor, { kind: 'step', step: one }, { kind: 'step', step: other });
  }

  /** Lets the same seat act in both rooms, in random order. */
  async #both(place: number, action: RoomAction, twin = action): Promise<void> {
    const id = `t${this.#ids++}`;
    for (const which of this.#order()) {
      const { id: room, players } = this.#twins.rooms[which];
      const begun = performance.now();
      await players[place]?.act(room, which === 0 ? action : twin, id);
      if (this.#twins.observers.includes(place)) this.#times.commands[which].push(performance.now() - begun);
    }
    await this.#settle();
  }

  #order(): readonly (0 | 1)[] {
    return this.#random() < 0.5 ? [0, 1] : [1, 0];
  }

  /** Waits until all players have the last version. */
  async #settle(): Promise<void> {
    for (const { id, players } of this.#twins.rooms) {
      const version = (await this.#reader.row(id))?.version ?? 0;
      await Promise.all(players.map((player) => player.until((view) => view.version >= version)));
    }
  }

  /** Waits until chance has played, or the game was cancelled. */
  async #drawn(length: number): Promise<void> {
    const isOn = ({ table, stage }: RoomView): boolean =>
      (table?.game?.moments.length ?? 0) > length || stage !== 'playing';
    await Promise.all(this.#twins.rooms.flatMap(({ players }) => players).map((player) => player.until(isOn)));
  }

  /** Sends a random action beside the game, mostly refused. */
  async #meddle(): Promise<void> {
    const place = Math.floor(this.#random() * this.#twins.rooms[0].players.length);
    await this.#both(place, pickOne(this.#random, MEDDLING));
  }

  /** Requests a list for both rooms. */
  async #askForList(): Promise<void> {
    const { bystanders } = this.#twins;
    const which = Math.floor(this.#random() * bystanders[0].questions.length);
    for (const room of this.#order()) {
      const question = bystanders[room].questions[which];
      if (question) this.#times.lists[room].push(await bystanders[room].ask(question));
    }
  }

  /** Sends a request of an observer for both rooms, and records the answers. */
  async #ask(): Promise<void> {
    const path = pickOne(this.#random, PATHS);
    const observer = pickOne(this.#random, this.#twins.observers);
    const place = observer === 'spectator' ? this.#seats : observer;
    for (const { id, players } of this.#twins.rooms) {
      const player = players[place] as TestPlayer;
      const answer = await player.request('GET', path.replace('ROOM', id));
      player.received.push(`${path} ${answer.status} ${await answer.text()}`);
    }
  }
}

const PATHS = [
  '/api/rooms/ROOM',
  '/api/games/ROOM',
  '/api/games/ROOM/record',
  '/api/games/ROOM/picture.png',
  '/api/games?limit=5',
];

const MEDDLING: readonly RoomAction[] = [
  { kind: 'undo' },
  { kind: 'restartTurn' },
  { kind: 'offerTakeBack' },
  { kind: 'answerTakeBack', accepts: true },
  { kind: 'offerDraw' },
  { kind: 'answerDraw', accepts: false },
  { kind: 'rematch' },
  { kind: 'cancel' },
  { kind: 'claim', how: 'win' },
  { kind: 'comeBack' },
  { kind: 'sit' },
  { kind: 'fill', seat: 1, level: 1 },
  { kind: 'sayPhrase', phrase: 'thinking' },
  { kind: 'sayText', text: 'where are you?' },
  { kind: 'text', text: 'b2-b3 +b4' },
  { kind: 'text', text: 'c3-c4' },
  { kind: 'text', text: '+a1' },
  { kind: 'text', text: 'nonsense' },
  { kind: 'step', step: 0 },
  { kind: 'step', step: 12_345 },
  { kind: 'draft', step: { kind: 'pick', power: 'pan' } },
];
