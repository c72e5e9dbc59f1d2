type Report<Item> = (error: unknown, item: Item) => void;

/** Works on every item. A failed item is reported and does not affect the others. */
export function forEachSafely<Item>(items: Iterable<Item>, work: (item: Item) => void, report: Report<Item>): void {
  for (const item of items) {
    try {
      work(item);
    } catch (error) {
      report(error, item);
    }
  }
}

/** `forEachSafely` for asynchronous work, one item at a time. */
export async function forEachInTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  report: Report<Item>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      report(error, item);
    }
  }
}
