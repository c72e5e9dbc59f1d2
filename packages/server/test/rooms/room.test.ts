import { describe, expect, it } from 'vitest';
import { SLOW_SAVING_MS } from '../../src/rooms/saving-watch.ts';
import { ANNA, BEN, CLEO, RoomHarness, settle, setupOf } from './room-harness.ts';

const LIVE = { kind: 'live', base: 60_000, increment: 2000 } as const;

describe('a room', () => {
  it('begins when all seats are taken', async () => {
    const harness = new RoomHarness();
    const anna = harness.join(ANNA);
    expect(anna.view?.stage).toBe('waiting');
    expect(anna.view?.isOpener).toBe(true);
    await harness.must(ANNA, { kind: 'sit', seat: 1 });
    expect(anna.seat).toBe(1);
    expect(await harness.refusal(BEN, { kind: 'sit', seat: 1 })).toBe('seatTaken');
    expect(await harness.refusal(ANNA, { kind: 'sit' })).toBe('seated');
    expect(await harness.refusal(ANNA, { kind: 'step', step: 1 })).toBe('notStarted');
    await harness.must(BEN, { kind: 'sit' });
    expect(anna.view?.stage).toBe('playing');
    expect(anna.view?.table?.seats.map(({ name }) => name)).toEqual(['Ben', 'Anna']);
    expect(await harness.refusal(CLEO, { kind: 'sit' })).toBe('started');
  });

  it('shows each viewer what they may know, and a late client the same as one that saw everything', async () => {
    const harness = new RoomHarness({ setup: setupOf(['hecate', 'apollo']), control: LIVE });
    const spectator = harness.join(undefined);
    const clients = [harness.join(ANNA), harness.join(BEN)];
    await harness.seat();
    for (let i = 0; i < 30; i++) await harness.step(i * 7);
    for (const [client, member] of [
      [clients[0], ANNA],
      [clients[1], BEN],
      [spectator, undefined],
    ] as const) {
      const late = harness.join(member);
      expect(client?.view).toEqual(late.view);
      expect(late.view?.table?.game?.moments.length).toBeGreaterThan(20);
    }
  });

  it('is the same after it was loaded from its entries', async () => {
    const harness = new RoomHarness({ control: LIVE });
    await harness.seat();
    for (let i = 0; i < 12; i++) await harness.step(i * 5);
    await harness.must(ANNA, { kind: 'sayPhrase', phrase: 'hello' });
    await harness.must(BEN, { kind: 'offerDraw' });
    const loaded = harness.load();
    expect(loaded.view(ANNA)).toEqual({ ...harness.room.view(ANNA), table: expect.anything() });
    expect(loaded.table?.drawOffer).toEqual(harness.room.table?.drawOffer);
    expect(loaded.view(ANNA).table?.game).toEqual(harness.room.view(ANNA).table?.game);
  });

  it('sends returning viewers what they missed', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const ben = harness.join(BEN);
    await harness.step();
    ben.watching?.stop();
    const version = ben.view?.version ?? 0;
    await harness.step();
    await harness.step();
    ben.watching = harness.room.watch(BEN, version, ben);
    expect(ben.whole).toBe(1);
    expect(ben.view).toEqual(harness.join(BEN).view);
    for (let i = 0; i < 140; i++) {
      await harness.must(i % 2 ? ANNA : BEN, { kind: 'sayPhrase', phrase: 'oops' });
      await harness.timers.pass(3000);
    }
    ben.watching.stop();
    harness.room.watch(BEN, version, ben);
    expect(ben.whole).toBe(2);
  });
});

describe('a command', () => {
  it('is carried out once, however often it is sent, after a restart too', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const step = harness.room.table?.game?.legalSteps()[0] as number;
    const first = await harness.act(ANNA, { kind: 'step', step }, { id: 'again' });
    expect(await harness.act(ANNA, { kind: 'step', step }, { id: 'again' })).toEqual(first);
    expect(harness.room.table?.game?.moments.length).toBe(1);
    harness.room = harness.load();
    expect(await harness.act(ANNA, { kind: 'step', step }, { id: 'again' })).toEqual(first);
    expect(harness.room.table?.game?.moments.length).toBe(1);
  });

  it('that was refused after its first steps revealed a secret is refused alike after a restart', async () => {
    const harness = new RoomHarness({ setup: setupOf(['pan', 'hecate']) });
    await harness.seat();
    await harness.must(ANNA, { kind: 'text', text: '@b2 @d2' });
    while (harness.room.table?.game?.actor === 1) await harness.step();
    const typed = { kind: 'text', text: 'b2-b3 +e5' } as const;
    const first = await harness.act(ANNA, typed, { id: 'again' });
    expect(first).toEqual({ ok: false, refusal: { code: 'textStopped', at: '+e5', stands: true } });
    const { length } = harness.room.table?.game?.moments ?? [];
    expect(await harness.act(ANNA, typed, { id: 'again' })).toEqual(first);
    harness.room = harness.load();
    expect(await harness.act(ANNA, typed, { id: 'again' })).toEqual(first);
    expect(harness.room.table?.game?.moments.length).toBe(length);
  });

  it('is answered and published only when it is durable', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const ben = harness.join(BEN);
    harness.journal.hold();
    let isAnswered = false;
    const step = harness.room.table?.game?.legalSteps()[0] as number;
    const answer = harness.act(ANNA, { kind: 'step', step }).then((given) => {
      isAnswered = true;
      return given;
    });
    await settle();
    expect(isAnswered).toBe(false);
    expect(ben.view?.table?.game?.moments.length).toBe(0);
    expect(harness.join(CLEO).view?.table?.game?.moments.length).toBe(0);
    harness.journal.release();
    expect((await answer).ok).toBe(true);
    expect(ben.view?.table?.game?.moments.length).toBe(1);
  });

  it('that takes long to be saved is announced to all watchers, also to new ones, until it is durable', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const clients = [harness.join(ANNA), harness.join(BEN)];
    harness.journal.hold();
    const [step = 0] = harness.room.table?.game?.legalSteps() ?? [];
    const answer = harness.act(ANNA, { kind: 'step', step });
    await harness.timers.pass(SLOW_SAVING_MS - 1);
    expect(clients.map(({ isSavingSlow }) => isSavingSlow)).toEqual([false, false]);
    await harness.timers.pass(1);
    clients.push(harness.join(CLEO));
    expect(clients.map(({ isSavingSlow }) => isSavingSlow)).toEqual([true, true, true]);
    expect(clients.map(({ view }) => view?.table?.game?.moments.length)).toEqual([0, 0, 0]);
    harness.journal.release();
    expect((await answer).ok).toBe(true);
    expect(clients.map(({ isSavingSlow }) => isSavingSlow)).toEqual([false, false, false]);
    expect(clients.map(({ view }) => view?.table?.game?.moments.length)).toEqual([1, 1, 1]);
    await harness.timers.pass(10 * SLOW_SAVING_MS);
    expect(clients.map(({ isSavingSlow }) => isSavingSlow)).toEqual([false, false, false]);
  });

  it('that could not be saved is refused, and the room is loaded anew', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const ben = harness.join(BEN);
    harness.journal.fails = Object.assign(new Error('disk full'), { name: 'NotSaved' });
    const step = harness.room.table?.game?.legalSteps()[0] as number;
    expect(await harness.refusal(ANNA, { kind: 'step', step })).toBe('notSaved');
    expect(harness.lost).toEqual([harness.room]);
    expect(ben.lostTimes).toBe(1);
    expect(await harness.refusal(ANNA, { kind: 'step', step })).toBe('tryAgain');
    harness.journal.fails = undefined;
    harness.room = harness.load();
    expect(harness.room.table?.game?.moments.length).toBe(0);
    await harness.step();
    expect(harness.room.table?.game?.moments.length).toBe(1);
  });

  it('of a stranger, or out of turn, is refused', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const step = harness.room.table?.game?.legalSteps()[0] as number;
    expect(await harness.refusal(CLEO, { kind: 'step', step })).toBe('notSeated');
    expect(await harness.refusal(CLEO, { kind: 'resign' })).toBe('notSeated');
    expect(await harness.refusal(BEN, { kind: 'step', step })).toBe('notYourTurn');
    expect(await harness.refusal(ANNA, { kind: 'step', step: 999_999 })).toBe('illegalStep');
    expect(await harness.refusal(CLEO, { kind: 'sayPhrase', phrase: 'hello' })).toBe('notSeated');
  });
});

describe('time', () => {
  it('runs out by the clock of the server, and ends the game', async () => {
    const harness = new RoomHarness({ control: LIVE });
    await harness.seat();
    const ben = harness.join(BEN);
    await harness.timers.pass(60_400);
    expect(ben.view?.stage).toBe('playing');
    await harness.timers.pass(200);
    expect(ben.view?.stage).toBe('over');
    expect(ben.view?.table?.game?.outcome?.winner).toBe(1);
    expect(harness.ended).toHaveLength(1);
  });

  it('gives back the delay of the network, within a bound', async () => {
    const harness = new RoomHarness({ control: LIVE });
    await harness.seat();
    const steps = harness.room.table?.game?.legalSteps() as readonly number[];
    await harness.timers.pass(60_200);
    expect((await harness.act(ANNA, { kind: 'step', step: steps[0] as number }, { lag: 300 })).ok).toBe(true);
    expect(harness.room.state.clock.left[0]).toBe(100);
    await harness.timers.pass(700);
    expect(harness.room.state.stage).toBe('over');
  });

  it('that has run out refuses the step that came too late, after a restart too', async () => {
    const harness = new RoomHarness({ control: LIVE });
    await harness.seat();
    const step = harness.room.table?.game?.legalSteps()[0] as number;
    await harness.timers.pass(60_450);
    const late = { ok: false, refusal: { code: 'over' } };
    expect(await harness.act(ANNA, { kind: 'step', step }, { id: 'late' })).toEqual(late);
    await settle();
    harness.room = harness.load();
    expect(await harness.act(ANNA, { kind: 'step', step }, { id: 'late' })).toEqual(late);
  });

  it('does not count the time in which no server ran', async () => {
    const harness = new RoomHarness({ control: LIVE });
    await harness.seat();
    await harness.timers.pass(20_000);
    const before = harness.room;
    const loaded = harness.load();
    before.stop();
    await harness.timers.pass(1_000_000);
    loaded.resume(1_000_000);
    await settle();
    expect(loaded.view(ANNA).clock).toEqual({ left: [40_000, 60_000], running: 0 });
    expect(loaded.state.stage).toBe('playing');
  });

  it('ends a room without an opponent', async () => {
    const harness = new RoomHarness();
    await harness.timers.pass(8 * 24 * 3_600_000);
    harness.room.checkTime();
    expect(harness.room.state.stage).toBe('cancelled');
  });
});

describe('offers', () => {
  it('a turn is taken back when the other agrees', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    for (let i = 0; i < 4; i++) await harness.step(i);
    expect(await harness.refusal(BEN, { kind: 'answerTakeBack', accepts: true })).toBe('notAsked');
    await harness.must(ANNA, { kind: 'offerTakeBack' });
    expect(harness.room.state.takeBack).toEqual({ by: 0, asked: [1] });
    await harness.must(BEN, { kind: 'answerTakeBack', accepts: false });
    expect(harness.room.state.takeBack).toBeUndefined();
    await harness.must(ANNA, { kind: 'offerTakeBack' });
    await harness.must(BEN, { kind: 'answerTakeBack', accepts: true });
    expect(harness.room.table?.game?.moments.length).toBe(0);
    expect(harness.room.state.takeBack).toBeUndefined();
    expect(harness.load().table?.game?.moments.length).toBe(0);
  });

  it('a rematch that both want has a room of its own', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const ben = harness.join(BEN);
    await harness.must(ANNA, { kind: 'resign' });
    await harness.must(ANNA, { kind: 'rematch' });
    await harness.must(BEN, { kind: 'rematch' });
    await settle();
    expect(ben.view?.next).toBe('nextroom');
  });

  it('a rematch whose room cannot be opened is reported and tried again', async () => {
    const harness = new RoomHarness();
    const opening = harness.openNext;
    harness.openNext = () => Promise.reject(new Error('the store is away'));
    await harness.seat();
    const ben = harness.join(BEN);
    await harness.must(ANNA, { kind: 'resign' });
    await harness.must(ANNA, { kind: 'rematch' });
    await harness.must(BEN, { kind: 'rematch' });
    await settle();
    expect(harness.reported).toEqual([new Error('the store is away')]);
    expect(ben.view?.next).toBeUndefined();
    harness.openNext = opening;
    await harness.timers.pass(10_000);
    expect(ben.view?.next).toBe('nextroom');
    expect(harness.reported).toHaveLength(1);
  });

  it('a change that fails is reported, and the room is loaded anew', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const ben = harness.join(BEN);
    const { append } = harness.journal;
    harness.journal.append = () => {
      throw new Error('a mistake of the program');
    };
    expect(await harness.refusal(ANNA, { kind: 'text', text: '@b2' })).toBe('notSaved');
    expect(harness.reported).toEqual([new Error('a mistake of the program')]);
    expect([harness.lost.length, ben.lostTimes]).toEqual([1, 1]);
    harness.journal.append = append;
    harness.room = harness.load();
    await harness.must(ANNA, { kind: 'text', text: '@b2' });
  });

  it('the seat of an absent player can be claimed', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const [anna, ben] = [harness.join(ANNA), harness.join(BEN)];
    await settle();
    expect(ben.here).toEqual([0, 1]);
    expect(await harness.refusal(BEN, { kind: 'claim', how: 'win' })).toBe('notAway');
    anna.watching?.stop();
    await harness.timers.pass(61_000);
    expect(ben.away).toEqual([0]);
    await harness.must(BEN, { kind: 'claim', how: 'computer' });
    await harness.timers.pass(2_000);
    expect(harness.room.table?.game?.moments.length).toBeGreaterThan(0);
    await harness.must(ANNA, { kind: 'comeBack' });
    expect(harness.room.table?.setup.seats[0]?.player).toBe('remote');
  });

  it('nothing more happens in a room that was cancelled', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    await harness.must(BEN, { kind: 'cancel' });
    await harness.timers.pass(61_000);
    expect(await harness.refusal(BEN, { kind: 'claim', how: 'win' })).toBe('over');
    expect(await harness.refusal(ANNA, { kind: 'comeBack' })).toBe('over');
    expect(harness.room.table?.game?.outcome).toBeUndefined();
  });

  it('a computer takes a free seat, and plays', async () => {
    const harness = new RoomHarness();
    await harness.must(ANNA, { kind: 'sit' });
    expect(await harness.refusal(BEN, { kind: 'fill', seat: 1, level: 1 })).toBe('notOpener');
    await harness.must(ANNA, { kind: 'fill', seat: 1, level: 1 });
    expect(harness.room.state.stage).toBe('playing');
    await harness.step();
    await harness.step();
    await harness.timers.pass(3_000);
    expect(harness.room.table?.game?.moments.length).toBeGreaterThan(2);
  });

  it('only accounts play rated games', async () => {
    const harness = new RoomHarness({ isRated: true, control: LIVE });
    expect(await harness.refusal(CLEO, { kind: 'sit' })).toBe('accountNeeded');
  });
});

describe('chat', () => {
  it('is shown to players only, and limited', async () => {
    const harness = new RoomHarness();
    await harness.seat();
    const [ben, spectator] = [harness.join(BEN), harness.join(undefined)];
    await harness.must(ANNA, { kind: 'sayText', text: ' a\u202eb\u0000 ' });
    expect(ben.view?.chat.map(({ said }) => said)).toEqual([{ text: 'a b' }]);
    expect(spectator.view?.chat).toEqual([]);
    for (let i = 0; i < 4; i++) await harness.must(ANNA, { kind: 'sayPhrase', phrase: 'hello' });
    expect(await harness.refusal(ANNA, { kind: 'sayPhrase', phrase: 'hello' })).toBe('tooOften');
    expect(await new RoomHarness({ hasChat: false }).refusal(ANNA, { kind: 'sayText', text: 'a' })).toBe('noChat');
  });
});
