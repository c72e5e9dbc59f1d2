const LETTERS = /\p{L}|\p{N}/gu;

/** The entries of a menu. Details are added only where they differ. */
export function menuLabels(choices: readonly { readonly label: string; readonly detail?: string }[]): string[] {
  const differ = new Set(choices.map(({ detail }) => detail)).size > 1;
  return choices.map(({ label, detail }) => (differ && detail !== undefined ? `${label} · ${detail}` : label));
}

/** Shortcut keys for the entries of a menu: the first letter of each label, or the next one that is free. */
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

/** The label split before and after its shortcut key, so that the key can be underlined; one part if the label does not contain it. */
export function partsAround(label: string, letter: string | undefined): readonly [string, string, string] {
  const index = letter === undefined ? -1 : label.toLowerCase().indexOf(letter);
  if (index < 0 || letter === undefined) return [label, '', ''];
  const end = index + letter.length;
  return [label.slice(0, index), label.slice(index, end), label.slice(end)];
}
