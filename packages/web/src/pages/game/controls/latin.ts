/** Letters of another alphabet that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', х: 'x' };

/** What was meant: who writes Russian does not see that its `с` is no `c`. */
export const latin = (text: string): string =>
  text.replace(/[асех]/gi, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter);
