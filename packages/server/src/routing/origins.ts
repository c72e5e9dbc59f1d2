import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, type Http, isChanging } from './route.ts';

export interface OriginOptions {
  /** The public address; undefined: the requested host. */
  readonly origin: string | undefined;
  readonly trustsProxy: boolean;
}

/** Whether these headers come from one of our own pages. Browsers send Origin with changing requests and with sockets. */
export type IsOwnOrigin = (headers: IncomingHttpHeaders) => boolean;

export function ownOrigins({ origin, trustsProxy }: OriginOptions): IsOwnOrigin {
  if (origin !== undefined) return (headers) => headers.origin === origin;
  return (headers) => {
    const forwarded = trustsProxy ? headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : headers.host;
    return host !== undefined && hostOf(headers.origin) === host;
  };
}

function hostOf(origin: string | undefined): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Refuses changing requests from foreign pages (CSRF). Programs send a token and no Origin. */
export function checkOrigins(http: Http, isOwn: IsOwnOrigin): void {
  http.addHook('onRequest', async ({ method, headers }) => {
    if (!isChanging(method)) return;
    const isProgram = headers.origin === undefined && headers.authorization !== undefined;
    if (isProgram || isOwn(headers)) return;
    throw new ApiError(403, 'notAllowed', 'Send the Origin of this server, or a token and no Origin.');
  });
}
