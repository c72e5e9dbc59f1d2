import type { Answer, Command, Order, Sender } from './commands.ts';
import { deviceSeats, humanSeats } from './seats.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

/** The persons at one device as one user of a table: it knows on whose behalf an order comes, and numbers the commands. */
export class SharedDevice {
  readonly table: Table;
  #count = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** `from`: another seat than the one that would be expected. */
  send(order: Order, from: Sender = senderOf(this.table.state, order)): Answer {
    return this.table.send(this.#command(order, from));
  }

  can(order: Order, from: Sender = senderOf(this.table.state, order)): boolean {
    return this.table.allows(this.#command(order, from));
  }

  /** The person who may act at the device now. */
  get actor(): number | undefined {
    const { game, device, setup } = this.table.state;
    const actor = game?.outcome ? undefined : game?.actor;
    const isHere = actor !== undefined && deviceSeats(setup.seats).includes(actor) && device.next === undefined;
    return isHere ? actor : undefined;
  }

  #command(order: Order, from: Sender): Command {
    this.#count++;
    return { ...order, from, id: String(this.#count) };
  }
}

/** Who at the device speaks with this order. */
function senderOf(state: TableState, order: Order): Sender {
  const { holder } = state.device;
  const speaker = holder === 'spectator' ? 'host' : holder;
  switch (order.kind) {
    case 'draft':
      return state.draft?.actor ?? 'host';
    case 'undo':
    case 'restartTurn':
      return state.game?.moments.at(-1)?.actor ?? speaker;
    case 'takeBack':
      return humanSeats(state.setup.seats)[0] ?? 'host';
    case 'takeDevice':
      return state.device.next ?? 'host';
    case 'answerDraw':
      return askedHere(state) ?? 'host';
    case 'step':
    case 'text':
    case 'hint':
    case 'cancelHint':
    case 'resign':
    case 'offerDraw':
      return speaker;
    default:
      return 'host';
  }
}

/** Persons at one device are asked one after another. */
function askedHere({ draw, setup }: TableState): number | undefined {
  const asked = draw?.kind === 'offered' ? draw.asked : [];
  return deviceSeats(setup.seats).find((seat) => asked.includes(seat));
}
