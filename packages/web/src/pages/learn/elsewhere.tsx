import type { ReactNode } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';

/** Where one goes from the lessons. */
export function Elsewhere(): ReactNode {
  const { learn, common } = useAllWords().ui;
  const places = [
    { page: 'powers', note: learn.powersNote },
    { page: 'rules', note: learn.rulesNote },
    { page: 'puzzles', note: learn.puzzlesNote },
  ] as const;
  return (
    <section aria-labelledby="learn-elsewhere">
      <h2 id="learn-elsewhere">{learn.elsewhere}</h2>
      <ul className="learn-places">
        {places.map(({ page, note }) => (
          <li key={page}>
            <Link to={{ page }} className="card learn-place">
              <span className="learn-title">{common[page]}</span>
              <span className="soft">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
