import { DAY, type TimeControl } from '@oia/protocol';

export type { TimeControl };

/** What a seat begins with; undefined: nobody measures it. */
export function firstTime(control: TimeControl): number | undefined {
  switch (control.kind) {
    case 'unlimited':
      return undefined;
    case 'live':
      return control.base;
    case 'days':
      return control.days * DAY;
  }
}

/** What a seat has after its turn. Days are given anew for each turn. */
export function timeAfterTurn(control: TimeControl, left: number): number {
  switch (control.kind) {
    case 'unlimited':
      return left;
    case 'live':
      return left + control.increment;
    case 'days':
      return control.days * DAY;
  }
}
