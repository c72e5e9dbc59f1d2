const LETTERS = /\p{L}|\p{N}/gu;

/** What a menu says of its choices: details only where they differ. */
export function menuLabels(choices: readonly { readonly label: string; readonly detail?: string }[]): string[] {
  const differ = new Set(choices.map(({ detail }) => detail)).size > 1;
  return choices.map(({ label, detail }) => (differ && detail !== undefined ? `${label} · ${detail}` : label));
}

/** Keys for the entries of a menu: the first letter of each label, or the next one that is still free. */
export function menuLetters(labels: readonly string[]): (string | undefined)[] {
  const wanted = labels.map((label) => (label.match(LETTERS) ?? []).map((letter) => letter.toLowerCase()));
  const taken = new Set<string>();
  return wanted.map((letters, index) => {
    const laterFirsts = new Set(wanted.slice(index + 1).map(([first]) => first));
    const free = letters.filter((letter) => !taken.has(letter));
    const letter = free.find((each) => each === letters[0] || !laterFirsts.has(each)) ?? spareDigit(taken);
    if (letter !== undefined) taken.add(letter);
    return letter;
  });
}

function spareDigit(taken: ReadonlySet<string>): string | undefined {
  return [...'123456789'].find((digit) => !taken.has(digit));
}

/** Label cut around the letter that is its key, so that it can be underlined; no key inside the label gives one part. */
export function partsAround(label: string, letter: string | undefined): readonly [string, string, string] {
  const index = letter === undefined ? -1 : label.toLowerCase().indexOf(letter);
  if (index < 0 || letter === undefined) return [label, '', ''];
  const end = index + letter.length;
  return [label.slice(0, index), label.slice(index, end), label.slice(end)];
}
