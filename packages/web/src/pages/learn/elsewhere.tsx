import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';
import { routeOf } from '../../routes.ts';
import { useAllWords } from '../../words.tsx';

/** Where one goes from the lessons: powers, rules and puzzles, as far as there are such pages. */
export function Elsewhere(): ReactNode {
  const { learn, common } = useAllWords().ui;
  const places = [
    { path: '/powers', name: common.powers, note: learn.powersNote },
    { path: '/rules', name: learn.rules, note: learn.rulesNote },
    { path: '/puzzles', name: learn.puzzles, note: learn.puzzlesNote },
  ].map((place) => ({ ...place, route: routeOf({ pathname: place.path, search: '', hash: '' }) }));
  return (
    <section aria-labelledby="learn-elsewhere">
      <h2 id="learn-elsewhere">{learn.elsewhere}</h2>
      <ul className="learn-places">
        {places
          .filter(({ route }) => route.page !== 'missing')
          .map(({ path, name, note, route }) => (
            <li key={path}>
              <Link to={route} className="card learn-place">
                <span className="learn-title">{name}</span>
                <span className="soft">{note}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
