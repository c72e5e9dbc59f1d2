import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { namesOf } from '../../session/names.ts';
import { keptGame } from '../../storage/kept-game.ts';
import { keptStudy } from '../../storage/studies.ts';
import { sessionOf } from '../../study/open-study.ts';
import type { StudySession } from '../../study/study-session.ts';
import { analyst } from '../../workers/analyst.ts';
import { type Opened, openEmpty, openGame, openLink, openStudyText, openText } from './opened-study.ts';
import { OpenedNotice, PasteForm } from './paste-form.tsx';
import { Workspace } from './workspace.tsx';
import './analysis.css';

/** Where the position comes from: a game of this device, a saved study, a link, or powers for an empty board. */
export interface AnalysisSource {
  readonly id: string | undefined;
  readonly study: string | undefined;
  readonly record: string | undefined;
  /** How many steps of a game are shown. */
  readonly at: number | undefined;
  readonly powers: readonly string[] | undefined;
}

export function AnalysisPage(source: AnalysisSource): ReactNode {
  const { analysis } = useAllWords().ui;
  const [opened, setOpened] = useOpened(source);
  useEffect(() => () => analyst.close(), []);
  const open = (session: StudySession): void => setOpened({ kind: 'study', session });
  return (
    <div className="analysis-page">
      <header className="analysis-title">
        <h1>{analysis.title}</h1>
        <p className="soft">{analysis.intro}</p>
      </header>
      {opened && <Content opened={opened} study={source.study} onOpened={setOpened} onOpen={open} />}
    </div>
  );
}

/** Why there is nothing to analyse. */
type Refused = { readonly kind: 'refused'; readonly why: 'missing' | 'newer' | 'broken' | 'secret' | 'noStudy' };
type Shown = Opened | Refused;

interface ContentProps {
  readonly opened: Shown;
  readonly study: string | undefined;
  readonly onOpened: (opened: Shown) => void;
  readonly onOpen: (session: StudySession) => void;
}

function Content({ opened, study, onOpened, onOpen }: ContentProps): ReactNode {
  const [first] = useState(opened);
  if (opened.kind === 'study') {
    // Nothing rejects: text that cannot be read comes as an answer, and is shown.
    const onPosition = (text: string): void => void openText(text).then(onOpened);
    const { session } = opened;
    // A text opened later is a new study with its own id.
    const id = opened === first ? study : undefined;
    return <Workspace key={keyOf(session)} session={session} id={id} onOpen={onOpen} onPosition={onPosition} />;
  }
  return (
    <div className="card stack">
      {opened.kind === 'refused' ? (
        <RefusedNotice why={opened.why} />
      ) : (
        <OpenedNotice opened={opened} onGame={(read) => onOpened(openGame(read, ''))} />
      )}
      <PasteForm onOpen={onOpen} {...(opened.kind === 'fault' ? { text: opened.text } : {})} />
      <NewLink />
    </div>
  );
}

const KEYS = new WeakMap<StudySession, number>();
let lastKey = 0;

/** Another study gets another workspace. */
function keyOf(session: StudySession): number {
  const key = KEYS.get(session) ?? ++lastKey;
  KEYS.set(session, key);
  return key;
}

function NewLink(): ReactNode {
  const { analysis } = useAllWords().ui;
  return (
    <p>
      <Link to={{ page: 'analysis' }} className="button">
        {analysis.new}
      </Link>
    </p>
  );
}

function RefusedNotice({ why }: Pick<Refused, 'why'>): ReactNode {
  const { analysis, replay } = useAllWords().ui;
  const said = { ...replay, secret: analysis.secretGame, noStudy: analysis.missingStudy };
  return <p className="notice warning">{said[why]}</p>;
}

/** Reading a link is asynchronous; every other source is available at once. */
function useOpened(source: AnalysisSource): readonly [Shown | undefined, (opened: Shown) => void] {
  const words = useAllWords();
  const { record, at } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are taken when a game is opened
  const initial = useMemo(
    () => (record === undefined ? openHere(source, (seats) => namesOf(words, seats)) : undefined),
    [],
  );
  const [opened, setOpened] = useState<Shown | undefined>(initial);
  useEffect(() => {
    if (record === undefined) return undefined;
    let isCurrent = true;
    openLink(record, at).then((read) => isCurrent && setOpened(read));
    return () => {
      isCurrent = false;
    };
  }, [record, at]);
  return [opened, setOpened];
}

type NamesOf = (seats: Parameters<typeof namesOf>[1]) => readonly string[];

function openHere({ id, study, at, powers }: AnalysisSource, names: NamesOf): Shown {
  if (id !== undefined) return openKeptGame(id, at, names);
  if (study === undefined) return { kind: 'study', session: openEmpty(powers) };
  const kept = keptStudy(study);
  return kept ? openStudyText(kept.text) : { kind: 'refused', why: 'noStudy' };
}

/** A game with secrets is opened as a whole only when it is over; before that the game page gives a view of it. */
function openKeptGame(id: string, at: number | undefined, names: NamesOf): Shown {
  const kept = keptGame(id);
  if (typeof kept === 'string') return { kind: 'refused', why: kept };
  const { game, setup } = kept;
  if (!game) return { kind: 'refused', why: 'missing' };
  if (game.match.secrets && !game.outcome) return { kind: 'refused', why: 'secret' };
  return { kind: 'study', session: sessionOf(game, names(setup.seats), at) };
}
