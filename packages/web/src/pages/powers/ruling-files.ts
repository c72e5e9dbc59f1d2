const FILES = import.meta.glob<string>(
  ['../../../../../docs/rules/general.md', '../../../../../docs/rules/powers-*.md'],
  {
    query: '?raw',
    import: 'default',
  },
);

let books: Promise<readonly string[]> | undefined;

/** The rulings from docs/rules; they are large, so they are loaded only when they are shown. */
export function loadBooks(): Promise<readonly string[]> {
  books ??= Promise.all(Object.values(FILES).map((load) => load())).catch((error: unknown) => {
    books = undefined;
    throw error;
  });
  return books;
}
