import type { TurnMark } from '@oia/engine';
import { type NameOf, sideName } from '@oia/narration';
import type { Match } from '@oia/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { StudySession } from '../../study/study-session.ts';
import { sayOutlook } from './outlook.tsx';
import type { ReviewedTurn } from './use-review.ts';

interface ReviewGraphProps {
  readonly session: StudySession;
  readonly match: Match;
  readonly turns: readonly ReviewedTurn[];
  readonly nameOf: NameOf;
}

/** The win probability over the turns. */
export function ReviewGraph({ session, match, turns, nameOf }: ReviewGraphProps): ReactNode {
  const words = useAllWords();
  const { analysis } = words.ui;
  const courses = coursesOf(turns, match.sides);
  const player = sideName(words, match, 0, nameOf);
  const { path } = session.state.value;
  const shown = turns.findIndex((turn) => turn.path.length === path.length && turn.path.at(-1) === path.at(-1));
  return (
    <figure className="review-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {courses.length === 1 && <rect className="review-ground" width={WIDTH} height={HEIGHT} />}
        {courses.map((course) => (
          <g key={course.side} style={{ '--own': `var(--side-${course.side})` } as CSSProperties}>
            {courses.length === 1 && <path className="review-area" d={course.area} />}
            <path className="review-line" d={course.line} />
          </g>
        ))}
        <path className="review-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {shown >= 0 && <path className="review-now" d={`M${((shown + 0.5) / turns.length) * WIDTH} 0V${HEIGHT}`} />}
      </svg>
      {courses
        .flatMap(({ points }) => points)
        .map((point) => (
          <Dot key={point.index} point={point} />
        ))}
      <TurnSlider session={session} turns={turns} shown={shown} nameOf={nameOf} sides={match.sides} />
      <figcaption className="soft">{courses.length === 1 ? analysis.graphOf({ player }) : analysis.graph}</figcaption>
    </figure>
  );
}

interface TurnSliderProps extends Pick<ReviewGraphProps, 'session' | 'turns' | 'nameOf'> {
  readonly shown: number;
  readonly sides: number;
}

/** An invisible slider over the graph with one step for each turn, so that a click or an arrow key goes to a turn. */
function TurnSlider({ session, turns, shown, nameOf, sides }: TurnSliderProps): ReactNode {
  const words = useAllWords();
  const { analysis } = words.ui;
  const go = (index: number): void => {
    const turn = turns[index];
    if (turn) session.go(turn.path);
  };
  const turn = turns[shown];
  const outlook = turn?.judgement?.after ?? turn?.judgement?.before;
  const said = turn && outlook && `${turn.number}. ${nameOf(turn.seat)}: ${sayOutlook(words, outlook, sides)}`;
  const half = 50 / turns.length;
  return (
    <input
      type="range"
      className="review-slider"
      style={{ left: `${half}%`, width: `${Math.max(1, 100 - 2 * half)}%` }}
      min={0}
      max={turns.length - 1}
      value={Math.max(0, shown)}
      aria-label={analysis.graph}
      aria-valuetext={said ?? analysis.start}
      onChange={({ target }) => go(Number(target.value))}
      // A click on the slider's current value fires no change event, but may still ask for that turn.
      onClick={({ currentTarget }) => go(Number(currentTarget.value))}
    />
  );
}

/** Not part of the SVG, which is stretched. */
function Dot({ point: { x, y, mark } }: { readonly point: GraphPoint }): ReactNode {
  if (!mark) return undefined;
  const place = { left: `${(x / WIDTH) * 100}%`, '--y': y / HEIGHT } as CSSProperties;
  return <span className={`review-dot marked-${mark}`} style={place} aria-hidden="true" />;
}

/** The box of the graph. */
const WIDTH = 600;
const HEIGHT = 150;

interface GraphPoint {
  /** The place of the turn. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly mark: TurnMark | undefined;
}

/** The win probability of one side over the game. */
interface Course {
  readonly side: number;
  readonly points: readonly GraphPoint[];
  readonly line: string;
  /** The filled area below the line. */
  readonly area: string;
}

/** One line is enough for two sides; with three, each side has its own. */
function coursesOf(turns: readonly ReviewedTurn[], sides: number): Course[] {
  const isWhole = turns.at(-1)?.judgement !== undefined;
  if (sides === 2)
    return [
      courseOf(
        0,
        pointsOf(turns, (side, chance) => (side === 0 ? chance : 1 - chance)),
        isWhole,
      ),
    ];
  return Array.from({ length: sides }, (_, side) =>
    courseOf(
      side,
      pointsOf(turns, (of, chance) => (of === side ? chance : undefined)),
      isWhole,
    ),
  );
}

function pointsOf(
  turns: readonly ReviewedTurn[],
  chanceFor: (side: number, chance: number) => number | undefined,
): GraphPoint[] {
  return turns.flatMap(({ judgement }, index) => {
    const outlook = judgement?.after ?? judgement?.before;
    const chance = judgement && outlook && chanceFor(judgement.side, outlook.chance);
    if (chance === undefined) return [];
    return [{ index, x: ((index + 0.5) / turns.length) * WIDTH, y: (1 - chance) * HEIGHT, mark: judgement?.mark }];
  });
}

/** `isWhole`: all turns are judged, so the line reaches the right edge. */
function courseOf(side: number, points: readonly GraphPoint[], isWhole: boolean): Course {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { side, points, line: '', area: '' };
  const whole = [{ ...first, x: 0 }, ...points, ...(isWhole ? [{ ...last, x: WIDTH }] : [])];
  const line = `M${whole.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return { side, points, line, area: `${line}V${HEIGHT}H0Z` };
}
