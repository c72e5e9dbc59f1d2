/** The device's regional format if it is of the language of the app, otherwise that of the language. */
const localeFor = (language: string): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

/** A day, in the language of the app. */
export const sayDay = (language: string, at: number): string =>
  new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium' }).format(at);

/** Day and time of an ISO date, in the language of the app; a text that is no date stays as it is. */
export function sayWhen(language: string, text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
