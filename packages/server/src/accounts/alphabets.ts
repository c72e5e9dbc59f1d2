/**
 * Which letters may stand together in a name, after the "highly restrictive" level of UTS 39: the letters of one script, of those that are
 * in wide use today; Latin letters also beside Chinese, Japanese or Korean ones, which look like nothing else.
 */
const SCRIPTS = [
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao',
  'Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((line) => line.split(' '));
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Names in these scripts alone; digits, signs and accents belong to all. */
const WRITING_SYSTEMS = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map((scripts) => {
  const letters = ['Common', 'Inherited', ...scripts].map((script) => `\\p{Script=${script}}`);
  return new RegExp(`^[${letters.join('')}]*$`, 'u');
});

/** Latin letters of living languages, without their accents. Those of phonetics are drawn like others. */
const LATIN = /^[a-zßæœøđðþłħıŋŧĸƒəǝɓɗɖɛɔƙɣʋƴɲ]$/iu;
/** Cyrillic letters that were given up, or belong to few: many are drawn like Latin ones. */
const RARE_CYRILLIC = /[\u0460-\u0481\u0500-\u052F\u1C80-\u1C8F\u2DE0-\u2DFF\uA640-\uA69F]/u;

/** True if the name is written in one alphabet, with letters of everyday use. */
export function isOneAlphabet(name: string): boolean {
  if (RARE_CYRILLIC.test(name) || !WRITING_SYSTEMS.some((system) => system.test(name))) return false;
  return [...name.normalize('NFD')].every((letter) => !/\p{Script=Latin}/u.test(letter) || LATIN.test(letter));
}

/** Letters that are drawn like a Latin letter: the Latin one, then the others. Capitals and small letters differ. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [
    'AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ LԼ MМΜ NΝ OОΟՕ PРΡ SЅՏ TТΤ UՍ XХΧ YУΥҮ ZΖ',
    'aаα bЬь cсϲ eеε gց hһհ iіιı jјϳյ kкκĸ lӏ mм nпηոռŋ oоοσօ pрρ qզ rг sѕ tтτ uυսи vν wωա xхχ yуγү 3Зз',
  ]
    .flatMap((line) => line.split(' '))
    .flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)),
);

/**
 * How a name reads in Latin letters, if all of its letters are Latin or drawn like Latin ones: `Сара` reads `Capa`. A name with other letters is
 * seen to be of another alphabet.
 */
export function latinReading(name: string): string | undefined {
  const read = [...name.normalize('NFD')].map((letter) => TWINS.get(letter) ?? letter);
  return read.every((letter) => /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(letter))
    ? read.join('')
    : undefined;
}
