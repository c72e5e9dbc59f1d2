import type { TurnMark } from '@oia/engine';
import type { Listener, NameOf } from '@oia/narration';
import { activeSeat, stageOf } from '@oia/rules';
import { USUAL_LOOKS } from '@oia/table';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { useRoving } from '../../parts/use-roving.ts';
import type { StudySession, StudyState } from '../../study/study-session.ts';
import type { Branch, Path } from '../../study/tree.ts';
import { listenerOf, MARK_SIGNS, turnWords } from './turn-words.ts';

interface VariationTreeProps {
  readonly session: StudySession;
  readonly state: StudyState;
  readonly nameOf: NameOf;
  /** Marks of a review, by the id of the branch. */
  readonly marks: ReadonlyMap<number, TurnMark>;
}

/** All turns of the study: the main line, and variations where they branch off. Memoized, because reports of the analysis do not change it. */
export const VariationTree = memo(function VariationTree(props: VariationTreeProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const { study, path } = props.state;
  const box = useFollowing(path);
  useRoving(box, '.tree-turn');
  return (
    <div className="tree" ref={box}>
      <ol className="tree-line">
        <li>
          <button
            type="button"
            className="tree-turn tree-start"
            {...(path.length === 0 ? { 'aria-current': 'step' as const } : {})}
            onClick={() => props.session.go([])}
          >
            {analysis.start}
          </button>
        </li>
        <Turns {...props} branches={study.branches} path={[]} number={1} />
      </ol>
      {study.branches.length === 0 && <p className="soft analysis-note">{analysis.noTurns}</p>}
    </div>
  );
});

/** Scrolls the tree to the shown turn without scrolling the page. */
function useFollowing(path: Path): { readonly current: HTMLDivElement | null } {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the path
  useEffect(() => {
    const turn = box.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!box.current || !turn) return;
    const top = turn.getBoundingClientRect().top - box.current.getBoundingClientRect().top + box.current.scrollTop;
    const isVisible =
      top >= box.current.scrollTop && top + turn.offsetHeight <= box.current.scrollTop + box.current.clientHeight;
    if (!isVisible) box.current.scrollTop = top - box.current.clientHeight / 2;
  }, [path]);
  return box;
}

interface TurnsProps extends VariationTreeProps {
  readonly branches: readonly Branch[];
  /** The path to the parent of the branches. */
  readonly path: Path;
  /** The number of the next turn. */
  readonly number: number;
}

/** The main branch and its variations, then what follows the main one. A loop, because lines are long. */
function Turns({ branches, path, number, ...props }: TurnsProps): ReactNode {
  const items: ReactNode[] = [];
  let [at, count, now] = [path, number, branches];
  for (let [main, ...others] = now; main !== undefined; [main, ...others] = now) {
    const here = [...at, main.id];
    items.push(<Turn key={main.id} {...props} branch={main} path={here} number={count} />);
    if (others.length > 0)
      items.push(<Others key={`${main.id} others`} {...props} branches={others} path={at} number={count} />);
    count += isTurn(props.session, at) ? 1 : 0;
    at = here;
    now = main.next;
  }
  return items;
}

function Others({ branches, path, number, ...props }: TurnsProps): ReactNode {
  return (
    <li className="tree-others">
      {branches.map((branch) => (
        <ol key={branch.id} className="tree-line">
          <Turns {...props} branches={[branch]} path={path} number={number} />
        </ol>
      ))}
    </li>
  );
}

const isTurn = (session: StudySession, path: Path): boolean => {
  const game = session.gameAt(path);
  return game !== undefined && stageOf(game.position) === 'start';
};

interface TurnProps extends VariationTreeProps {
  readonly branch: Branch;
  /** The path up to and including the branch. */
  readonly path: Path;
  readonly number: number;
}

function Turn({ session, state, branch, path, number, nameOf, marks }: TurnProps): ReactNode {
  const { study, path: shown } = state;
  return (
    <li>
      <TurnButton
        session={session}
        path={path}
        number={number}
        listener={listenerOf(study)}
        nameOf={nameOf}
        mark={marks.get(branch.id)}
        isShown={shown.length === path.length && shown.at(-1) === branch.id}
      />
    </li>
  );
}

interface TurnButtonProps extends Pick<TurnProps, 'session' | 'path' | 'number' | 'nameOf'> {
  readonly listener: Listener;
  readonly mark: TurnMark | undefined;
  readonly isShown: boolean;
}

/** Turns never change, so a turn is described again only for another listener. */
const isSame = (a: TurnButtonProps, b: TurnButtonProps): boolean =>
  a.path.at(-1) === b.path.at(-1) &&
  a.session === b.session &&
  a.number === b.number &&
  a.listener === b.listener &&
  a.nameOf === b.nameOf &&
  a.mark === b.mark &&
  a.isShown === b.isShown;

const TurnButton = memo(function TurnButton(props: TurnButtonProps): ReactNode {
  const { session, path, number, listener, nameOf, mark, isShown } = props;
  const words = useAllWords();
  const [before, after] = [session.gameAt(path.slice(0, -1)), session.gameAt(path)];
  if (!before || !after) return undefined;
  const { notation, text } = turnWords(words, before, after, listener, nameOf);
  const seat = before.actor ?? activeSeat(before.position);
  const numbered = stageOf(before.position) === 'start' ? `${number}. ` : '';
  return (
    <button
      type="button"
      className={mark ? `tree-turn marked-${mark}` : 'tree-turn'}
      {...(isShown ? { 'aria-current': 'step' as const } : {})}
      title={text}
      onClick={() => session.go(path)}
    >
      <LookMark look={USUAL_LOOKS[before.match.sideOf(seat)] ?? 0} />
      <span>
        {numbered}
        {notation}
        <span className="unseen">{`. ${nameOf(seat)}: ${text} `}</span>
      </span>
      {mark && <strong className="tree-mark">{MARK_SIGNS[mark]}</strong>}
      {mark && <span className="unseen">{words.ui.analysis.marks[mark]}</span>}
    </button>
  );
}, isSame);
