import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { Http } from '../routing/route.ts';
import { apiPage } from './api-page.ts';

const ABOUT = `The API of a server of Oia, for its own pages and for programs. docs/api.md has examples.

Programs send the header \`Authorization: Bearer TOKEN\`. A failure is answered with \`{"error":{"code","message"}}\`.`;

/** Describes all routes registered later, from their schemas. */
export async function describeApi(http: Http): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Oia', version: '1', description: ABOUT },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  });
}

/** Refuses to start the server with a route that lacks a description or a schema for its parameters. */
export function requireSchemas(http: Http): void {
  http.addHook('onRoute', ({ schema, method, url }: RouteOptions) => {
    if (schema?.hide) return;
    const lacks = [
      ...(schema?.summary && schema.tags ? [] : ['summary and tags']),
      ...(url.includes(':') && !schema?.params ? ['params'] : []),
    ];
    if (lacks.length > 0) throw new Error(`the schema of ${method} ${url} lacks ${lacks.join(', ')}`);
  });
}

/** The description of the API as OpenAPI, and as a page. */
export function openApiRoutes(http: Http): void {
  const schema = { hide: true };
  http.get('/openapi.json', { schema }, async () => http.swagger());
  http.get('/docs', { schema }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return apiPage(http.swagger());
  });
}
