import helmet from '@fastify/helmet';
import type { Http } from '../routing/route.ts';

/** Allows only our own scripts, and the WebAssembly of the net embedded in one of them; images may also be inline or from a canvas. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'"],
  // Sockets of the same host are 'self' too. Those of the user's own machine are for another engine (`oia bridge --listen`).
  'connect-src': ["'self'", 'ws://127.0.0.1:*', 'ws://localhost:*'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

/** The headers that every answer has. */
export async function addHeaders(http: Http, isSecure: boolean): Promise<void> {
  await http.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Both isolate the page, so that the threads of the computer may share memory.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
}
