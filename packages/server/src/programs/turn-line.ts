import type { RoomView, TurnLine } from '@oia/protocol';
import { readPosition, stepText } from '@oia/rules';
import type { DraftView, GameView } from '@oia/table';

/** The decision that a seat faces now; undefined: none. */
export function turnLineOf({ version, stage, table }: RoomView, seat: number | undefined): TurnLine | undefined {
  if (!table || seat === undefined || stage !== 'playing') return undefined;
  const { game, draft } = table;
  const decision = game ? inGame(game) : draft && inDraft(draft);
  return decision && { kind: 'turn', version, seat, ...decision };
}

type Decision = Omit<TurnLine, 'kind' | 'version' | 'seat'>;

function inGame({ legal, moments, first }: GameView): Decision | undefined {
  const position = moments.at(-1)?.view ?? first;
  const read = readPosition(position);
  if (legal.length === 0 || !read.ok) return undefined;
  const { match, position: seen } = read.value;
  return { position, legal: legal.map((step) => stepText(match, seen, step)), steps: legal };
}

const inDraft = ({ legal }: DraftView): Decision | undefined =>
  legal.length === 0 ? undefined : { legal: [], steps: [], draft: legal };
