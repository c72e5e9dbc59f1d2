import type { Wish } from './wish.ts';

/** What every section of the form gets. */
export interface WishProps {
  readonly wish: Wish;
  readonly onChange: (change: Partial<Wish>) => void;
}
