import { type Schema, schemaText } from './schema-text.ts';

/** The parts of an OpenAPI document that the page shows. */
interface Described {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, object | undefined>>;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses?: Readonly<Record<string, Answer>>;
}

interface Answer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Route {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
code, pre { font: 0.9rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 24rem; padding: 0.5rem; border: 1px solid #8888; border-radius: 0.5rem; }
nav a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; margin-right: 1rem; }
h3 code { font-size: 1.1rem; }
section { border-top: 1px solid #8888; margin-top: 1.5rem; }
summary { min-height: 2.75rem; line-height: 2.75rem; cursor: pointer; }`;

/** A page without scripts that lists every route. */
export function apiPage({ info, paths = {} }: Described): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]): Route => ({ path, method, operation })),
  );
  const tags = [...new Set(routes.map(({ operation }) => operation.tags?.[0] ?? ''))];
  const chapters = tags.map((tag) => chapter(tag, routes));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(info.title)} API</title>
<style>${STYLE}</style></head><body><main><h1>${escaped(info.title)} API</h1>
${paragraphs(info.description)}<nav>${tags.map((tag) => `<a href="#${tag}">${escaped(tag)}</a>`).join('')}<a href="openapi.json">OpenAPI</a></nav>
${chapters.join('\n')}</main></body></html>`;
}

function chapter(tag: string, routes: readonly Route[]): string {
  const own = routes.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag);
  return `<h2 id="${escaped(tag)}">${escaped(tag)}</h2>\n${own.map(section).join('\n')}`;
}

function section({ path, method, operation }: Route): string {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const body = requestBody?.content?.['application/json']?.schema;
  const given = parameters.map(
    ({ name, schema }) => `<li><code>${escaped(`${name}: ${schemaText(schema ?? {})}`)}</code></li>`,
  );
  return `<section><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p>${escaped(summary ?? '')}</p>${paragraphs(description)}
${given.length > 0 ? `<ul>${given.join('')}</ul>` : ''}${body ? folded('Body', body) : ''}
${Object.entries(responses).map(answerText).join('')}</section>`;
}

function answerText([status, { description, content = {} }]: readonly [string, Answer]): string {
  const schema = content['application/json']?.schema;
  if (schema) return folded('Answer', schema);
  return description ? `<p>${escaped(status)}: ${escaped(description)}</p>` : '';
}

const folded = (title: string, schema: Schema): string =>
  `<details><summary>${escaped(title)}</summary><pre tabindex="0">${escaped(schemaText(schema))}</pre></details>`;

const paragraphs = (text: string | undefined): string =>
  (text ?? '')
    .split('\n\n')
    .filter(Boolean)
    .map((part) => `<p>${escaped(part)}</p>`)
    .join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
