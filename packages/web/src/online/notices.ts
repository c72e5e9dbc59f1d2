import { changeSettings, settings } from '../common/settings.ts';

/** True if the browser can still ask for permission to show notifications. */
export const canAskToNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'default';

/** True if the browser refuses notifications. */
export const isNoticeBlocked = (): boolean => !('Notification' in globalThis) || Notification.permission === 'denied';

/** Asks the browser if need be, and remembers the answer. */
export async function wantNotices(isWanted: boolean): Promise<void> {
  const canShow = isWanted && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  changeSettings({ notify: canShow, notifyAsked: true });
}

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A newer notice with the same tag replaces it. */
  readonly tag: string;
}

/** Shows a system notification if that is allowed and the page is hidden. */
export async function notify({ title, body, tag }: Notice): Promise<void> {
  if (!document.hidden || !settings.value.notify || isNoticeBlocked() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag, icon: '/icon-192.png' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // On phones only a service worker may.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag, icon: '/icon-192.png' });
  }
}
