/** In the language of the app, with the device's regional format if it has the same language. */
export function sayDay(language: string, at: number): string {
  const local = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
  return new Intl.DateTimeFormat(local, { dateStyle: 'medium' }).format(at);
}
