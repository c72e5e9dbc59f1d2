import type { RoomAction, RoomView } from '@oia/protocol';
import { pickOne, type Random, readPosition, stepText } from '@oia/rules';

/** The next action of a seat; undefined: none. */
export function nextAction(view: RoomView, seat: number, random: Random): RoomAction | undefined {
  const { stage, table, takeBack } = view;
  if (stage === 'over') return table?.rematch?.wantedBy.includes(seat) ? undefined : { kind: 'rematch' };
  if (stage !== 'playing' || !table) return undefined;
  if (takeBack?.asked.includes(seat)) return { kind: 'answerTakeBack', accepts: random() < 0.7 };
  const { drawOffer } = table;
  if (drawOffer?.kind === 'offered' && drawOffer.asked.includes(seat)) {
    return { kind: 'answerDraw', accepts: random() < 0.1 };
  }
  const drafted = table.draft?.legal ?? [];
  if (!table.game && drafted.length > 0) return { kind: 'draft', step: pickOne(random, drafted) };
  return (table.game?.legal.length ?? 0) > 0 ? inTurn(view, random) : undefined;
}

const ASIDES: readonly RoomAction[] = [
  { kind: 'undo' },
  { kind: 'restartTurn' },
  { kind: 'offerTakeBack' },
  { kind: 'offerDraw' },
  { kind: 'sayPhrase', phrase: 'oops' },
  { kind: 'sayText', text: 'καλή τύχη' },
];

function inTurn(view: RoomView, random: Random): RoomAction {
  const taste = random();
  if (taste < 0.12) return pickOne(random, ASIDES);
  if (taste < 0.123) return { kind: 'resign' };
  const step = pickOne(random, view.table?.game?.legal ?? []);
  return taste < 0.22 ? typed(view, step) : { kind: 'step', step };
}

/** The step as typed text. */
function typed({ table }: RoomView, step: number): RoomAction {
  const game = table?.game;
  const read = readPosition(game?.moments.at(-1)?.view ?? game?.first ?? '');
  return read.ok
    ? { kind: 'text', text: stepText(read.value.match, read.value.position, step) }
    : { kind: 'step', step };
}
