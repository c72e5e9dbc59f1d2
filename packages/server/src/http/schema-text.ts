/** The parts of a JSON schema that are shown. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A schema as a readable type. */
export function schemaText(schema: Schema, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return unionText(schema.anyOf, indent);
  if (schema.type === 'array') return listText(schema.items, indent);
  return schema.type === 'object' ? objectText(schema, indent) : (schema.type ?? 'anything');
}

function unionText(choices: readonly Schema[], indent: string): string {
  const texts = choices.map((choice) => schemaText(choice, indent));
  return texts.some((text) => text.includes('\n')) ? texts.join(`\n${indent}| `) : texts.join(' | ');
}

function listText(items: Schema['items'], indent: string): string {
  if (isTuple(items)) return `[${items.map((item) => schemaText(item, indent)).join(', ')}]`;
  const text = schemaText(items ?? {}, indent);
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`;
}

const isTuple = (items: Schema['items']): items is readonly Schema[] => Array.isArray(items);

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const remark = remarkOn(schema);
    const mark = required.includes(name) ? '' : '?';
    return `${deeper}${name}${mark}: ${schemaText(schema, deeper)}${remark && `  // ${remark}`}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** Constraints beyond the type. */
function remarkOn({ description, pattern, minimum, maximum, minLength, maxLength }: Schema): string {
  const range = (least: number | undefined, most: number | undefined, what: string): string =>
    least === undefined && most === undefined ? '' : `${least ?? 'any'} to ${most ?? 'any'}${what}`;
  const parts = [description, range(minimum, maximum, ''), range(minLength, maxLength, ' characters'), pattern];
  return parts.filter(Boolean).join('; ');
}
