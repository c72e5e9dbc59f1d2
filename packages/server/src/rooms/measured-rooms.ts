import type { Metrics } from '../metrics.ts';
import type { Rooms } from './rooms.ts';

/** The same rooms; what is done in them is counted, whoever does it and however it comes. */
export function measuredRooms(rooms: Rooms, { actSeconds, steps, refusals }: Metrics): Rooms {
  return {
    open: (terms, opener) => rooms.open(terms, opener),
    watch: (room, member, since, listener) => rooms.watch(room, member, since, listener),
    view: (room, member) => rooms.view(room, member),
    async act(room, member, command) {
      const began = performance.now();
      const answer = await rooms.act(room, member, command);
      actSeconds.observe((performance.now() - began) / 1000);
      (answer.ok ? steps : refusals).inc();
      return answer;
    },
  };
}
