import { Store } from './base/store.ts';

/** A newer build that waits to be activated; undefined if this one is the newest. */
export const waitingUpdate = new Store<ServiceWorker | undefined>(undefined);

/** Registers the service worker, so that the app starts without a network. There is none in development. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // It catches its own failures: everything works without it.
  addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration.waiting) waitingUpdate.set(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration));
  } catch {
    // Without a service worker everything still works online.
  }
}

function watch({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    // The very first worker activates itself, because there is no page of an older build.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) waitingUpdate.set(installing);
  });
}

/** Reloads the page with the new build. Games are stored after every step, so nothing is lost. */
export function updateNow(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waitingUpdate.value?.postMessage('update');
}
