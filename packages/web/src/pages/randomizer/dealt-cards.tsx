import { powerById, seatLetter } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Chances } from '../../parts/chances.tsx';
import { PowerCard } from '../../parts/power-card.tsx';
import type { DealOrder, Dealt } from './deal-request.ts';
import { PlayDeal } from './play-deal.tsx';
import { type Setup, setupOf } from './setup-lines.ts';

interface DealtCardsProps {
  readonly dealt: Dealt;
  readonly order: DealOrder;
  /** The number of the match-up; undefined if there is only one. */
  readonly number: number | undefined;
}

/** One match-up or choice, with all that players need at a physical table. */
export function DealtCards({ dealt, order, number }: DealtCardsProps): ReactNode {
  const words = useAllWords();
  const nameOf = useNames();
  const setup = dealt.options && setupOf(words, dealt.options, nameOf);
  const Group = number === undefined ? 'div' : 'article';
  return (
    <Group className="randomizer-one">
      <Heading order={order} number={number} />
      <ul className="randomizer-cards">
        {dealt.powers.map((power, seat) => (
          <li key={power} className="card">
            <Holder dealt={dealt} order={order} seat={seat} start={setup?.start} />
            <PowerCard power={power} level={number === undefined ? 3 : 4} />
          </li>
        ))}
      </ul>
      {dealt.options?.powers && <Chances powers={dealt.powers} start={setup?.start} />}
      {isHandicap(dealt.powers) && dealt.options && <p className="notice">{words.ui.randomizer.handicap}</p>}
      {setup && <SetupList setup={setup} level={number === undefined ? 3 : 4} />}
      {!dealt.options && <p>{words.ui.randomizer.challenger({ player: nameOf(dealt.challenger) })}</p>}
      <PlayDeal dealt={dealt} request={order.request} number={number} />
    </Group>
  );
}

function useNames(): (seat: number) => string {
  const { common } = useAllWords().ui;
  return (seat) => common.player({ letter: seatLetter(seat) });
}

function isHandicap(powers: readonly PowerId[]): boolean {
  const heroes = powers.filter((id) => powerById(id).set === 'hero').length;
  return heroes > 0 && heroes < powers.length;
}

function Heading({ order, number }: Omit<DealtCardsProps, 'dealt'>): ReactNode {
  const { randomizer } = useAllWords().ui;
  if (number === undefined) return undefined;
  return <h3>{order.request.kind === 'choice' ? randomizer.choice({ number }) : randomizer.matchup({ number })}</h3>;
}

interface HolderProps {
  readonly dealt: Dealt;
  readonly order: DealOrder;
  readonly seat: number;
  readonly start: number | undefined;
}

/** The owner of the card. A choice has no owners yet. */
function Holder({ dealt, order, seat, start }: HolderProps): ReactNode {
  const { randomizer } = useAllWords().ui;
  const nameOf = useNames();
  if (!dealt.options) return undefined;
  if (order.request.isFleece) return <p className="randomizer-holder">{randomizer.besideRam}</p>;
  return (
    <p className="randomizer-holder">
      <strong>{nameOf(seat)}</strong>
      {order.request.players === 4 && <span>{randomizer.team({ number: (seat % 2) + 1 })}</span>}
      {seat === start && <span className="randomizer-start">{randomizer.startPlayer}</span>}
    </p>
  );
}

function SetupList({ setup, level }: { readonly setup: Setup; readonly level: 3 | 4 }): ReactNode {
  const { randomizer } = useAllWords().ui;
  const Heading = `h${level}` as const;
  return (
    <div className="randomizer-setup">
      <Heading>{randomizer.setup}</Heading>
      <p className="soft">{randomizer.clockwise}</p>
      <ol>
        {setup.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
