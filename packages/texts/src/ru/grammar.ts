const rules = new Intl.PluralRules('ru');

/** The number with its noun: 1 уровень, 2 уровня, 5 уровней. */
export function counted(count: number, one: string, few: string, many: string): string {
  const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one, few };
  return `${count} ${forms[rules.select(count)] ?? many}`;
}
