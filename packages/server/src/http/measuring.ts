import type { Metrics } from '../metrics.ts';
import type { Http } from './http.ts';

/** Counts requests by route, not by address: there are few routes. */
export function measureRequests(http: Http, { requests }: Metrics): void {
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}
