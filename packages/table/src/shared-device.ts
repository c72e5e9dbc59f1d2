import type { Action, Answer, Command, Sender } from './commands.ts';
import { deviceSeats, humanSeats } from './seats.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

/** The persons at one device as one client of a table: it determines the sender of each action and numbers the commands. */
export class SharedDevice {
  readonly table: Table;
  #count = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** `from` overrides the sender that is determined from the action. */
  send(action: Action, from: Sender = senderOf(this.table.state, action)): Answer {
    return this.table.send(this.#command(action, from));
  }

  can(action: Action, from: Sender = senderOf(this.table.state, action)): boolean {
    return this.table.allows(this.#command(action, from));
  }

  /** The person who may act at the device now. */
  get actor(): number | undefined {
    const { game, device, setup } = this.table.state;
    const actor = game?.outcome ? undefined : game?.actor;
    const isHere = actor !== undefined && deviceSeats(setup.seats).includes(actor) && device.next === undefined;
    return isHere ? actor : undefined;
  }

  #command(action: Action, from: Sender): Command {
    this.#count++;
    return { ...action, from, id: String(this.#count) };
  }
}

/** The default sender of an action. */
function senderOf(state: TableState, action: Action): Sender {
  const { holder } = state.device;
  const speaker = holder === 'spectator' ? 'host' : holder;
  switch (action.kind) {
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

/** The next person at the device who has to answer a draw offer. */
function askedHere({ drawOffer, setup }: TableState): number | undefined {
  const asked = drawOffer?.kind === 'offered' ? drawOffer.asked : [];
  return deviceSeats(setup.seats).find((seat) => asked.includes(seat));
}
