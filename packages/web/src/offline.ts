import { Store } from './store.ts';

/** A new build that waits to take over; undefined while this one is the newest. */
export const waitingUpdate = new Store<ServiceWorker | undefined>(undefined);

/** Keeps the app on the device, so that it starts with no network. Development has no service worker. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration.waiting) waitingUpdate.set(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration));
  } catch {
    // Without it everything works as long as there is a network.
  }
}

function watch({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    // The very first worker takes over by itself: there is no older page to be torn from under.
    if (installing.state === 'installed' && navigator.serviceWorker.controller) waitingUpdate.set(installing);
  });
}

/** The page starts anew with the new build; games are kept step by step, so nothing is lost. */
export function updateNow(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waitingUpdate.value?.postMessage('update');
}
