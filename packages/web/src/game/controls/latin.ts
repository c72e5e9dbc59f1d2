/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', х: 'x' };

/** Replaces them, because on a Russian keyboard `с` looks like `c`. */
export const latin = (text: string): string =>
  text.replace(/[асех]/gi, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter);
