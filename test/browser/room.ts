import type { RoomAction, RoomTerms } from '@oia/protocol';
import type { Page } from 'playwright-core';
import { termsOf } from '../../packages/server/test/terms.ts';

const TERMS = termsOf({ control: { kind: 'live', base: 600_000, increment: 5_000 }, isOpen: false });

/** Opens a table as a guest of this name, who sits there; returns its address. */
export async function openTable(page: Page, name: string, terms: Partial<RoomTerms> = {}): Promise<string> {
  await page.goto('/settings');
  const room = await page.evaluate(
    async ([guest, wanted]) => {
      const post = async (path: string, body: object): Promise<{ room?: string }> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { room?: string };
      };
      await post('/api/guest', { name: guest });
      return (await post('/api/rooms', wanted)).room;
    },
    [name, { ...TERMS, ...terms }] as const,
  );
  return `/room/${room}`;
}

/** Takes the first free seat. */
export async function sitDown(page: Page): Promise<void> {
  await page.locator('.room-seats .button.primary').first().click();
}

let actions = 0;

/** Sends an action as the player of this page, without its user interface: tests click only what they check. */
export async function act(page: Page, address: string, action: RoomAction): Promise<void> {
  const answer = await page.request.post(`/api${address.replace('room', 'rooms')}/actions`, {
    data: { id: `test-${++actions}`, action },
    headers: { origin: new URL(page.url()).origin },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Plays steps in notation, without the page. */
export async function playAt(page: Page, address: string, texts: string): Promise<void> {
  for (const text of texts.split(' ')) await act(page, address, { kind: 'text', text });
}
