import { readFileSync } from 'node:fs';
import { loadChunk } from '@oia/texts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { newPage } = useBrowser();
const { account, hub, faults } = await loadChunk('en', 'online');

const mine = (page: Page) => page.getByRole('heading', { name: hub.mineTitle });
const name = (text: string): string => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** A guest who has opened a room. */
async function guestPage(): Promise<{ page: Page; room: string }> {
  const page = await newPage();
  await page.goto('/online');
  await page.getByRole('button', { name: hub.friend }).click();
  await page.waitForURL(/\/room\//);
  return { page, room: new URL(page.url()).pathname };
}

async function register(page: Page, who: string, password: string): Promise<void> {
  await page.goto('/account');
  const form = page.locator('.account-register');
  await form.getByLabel(account.name).fill(who);
  await form.getByLabel(account.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: account.register, exact: true }).click();
}

async function signIn(page: Page, who: string, password: string): Promise<void> {
  const form = page.locator('.account-sign-in');
  await form.getByLabel(account.name).fill(who);
  await form.getByLabel(account.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: account.signIn, exact: true }).click();
}

async function isMine(page: Page, room: string): Promise<void> {
  await page.goto('/online');
  await mine(page).waitFor();
  await page.locator(`.online-room a[href="${room}"]`).waitFor();
}

test('a guest who creates an account keeps their rooms, also on another device', async () => {
  const { page, room } = await guestPage();
  await isMine(page, room);
  const who = name('Anna');
  await register(page, who, 'short');
  await page.getByText(faults.passwordShort).waitFor();
  await register(page, who, 'a long password');
  await page.getByText(account.welcome({ name: who })).waitFor();
  await isMine(page, room);

  const other = await newPage();
  await other.goto('/account');
  await signIn(other, who, 'a wrong password');
  await other.getByText(faults.wrongCredentials).waitFor();
  await signIn(other, who, 'a long password');
  await other.getByText(account.signedIn({ name: who })).waitFor();
  await isMine(other, room);
  await Promise.all([page, other].map((each) => each.context().close()));
});

/** A device with a fingerprint reader that always finds the right finger. */
async function withPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added and signs in, a token is created, and the account is exported and deleted', async () => {
  // Passkeys need a host name, not an IP address.
  const page = await newPage({ acceptDownloads: true, baseURL: inject('origin').replace('127.0.0.1', 'localhost') });
  await withPasskeys(page);
  const who = name('Ben');
  await register(page, who, 'a long password');
  await page.getByText(account.welcome({ name: who })).waitFor();
  await page.getByRole('button', { name: account.addPasskey }).click();
  await page.getByText(account.passkeyAdded).waitFor();
  await page.getByRole('button', { name: account.removeLabel({ name: account.passkeyDefault }) }).waitFor();

  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await page.getByRole('button', { name: account.signInPasskey }).click();
  await page.getByText(account.signedIn({ name: who })).waitFor();

  await page.getByLabel(account.tokenLabel).fill(name('Robot'));
  await page.getByRole('button', { name: account.addToken }).click();
  await expect.poll(() => page.getByLabel(account.newToken).inputValue()).toMatch(/^\S{20,}$/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: account.export }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toContain(who);

  await page.getByRole('button', { name: account.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: account.delete }).click();
  await page.getByText(account.deleted).waitFor();
  await page.reload();
  await signIn(page, who, 'a long password');
  await page.getByText(faults.wrongCredentials).waitFor();
  await page.context().close();
});
