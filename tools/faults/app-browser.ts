import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserPath } from '../../scripts/browsers.mjs';
import { prepared } from '../../test/browser/kept-game.ts';
import { squareAt } from '../../test/browser/views.ts';
import { Violation } from './fault-case.ts';

const SETTINGS = { language: 'en', face: '2d', motion: 'off', speed: 4, theme: 'light', soundAsked: true };
const PLACED = '@b2 @d4 @b4 @d2';

/** A browser with the built app. */
export class AppBrowser {
  readonly #browser: Browser;
  readonly #origin: string;

  private constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  static async open(origin: string): Promise<AppBrowser> {
    const args = ['--no-sandbox', '--disable-gpu'];
    return new AppBrowser(await chromium.launch({ executablePath: browserPath(), args }), origin);
  }

  /** A page with storage of its own. */
  async visit(
    work: (visit: AppVisit) => Promise<string>,
    kept: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const context = await this.#browser.newContext({ baseURL: this.#origin, serviceWorkers: 'block' });
    try {
      const other = prepared({ players: 2, start: 0 }, PLACED);
      const entries = { 'oia.settings': JSON.stringify(SETTINGS), 'oia.coach': '{}', ...other.kept, ...kept };
      await context.addInitScript((all) => {
        if (localStorage.getItem('oia.test')) return;
        localStorage.setItem('oia.test', '1');
        for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
      }, entries);
      const visit = await AppVisit.begin(context, other.path);
      const told = await work(visit);
      visit.check();
      return told;
    } finally {
      await context.close();
    }
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** The page that meets a fault, and a game in another tab. */
export class AppVisit {
  readonly page: Page;
  /** The warnings in the console of the page and its workers. */
  readonly warnings: string[] = [];
  readonly #context: BrowserContext;
  readonly #other: string;
  readonly #errors: Error[] = [];

  static async begin(context: BrowserContext, other: string): Promise<AppVisit> {
    return new AppVisit(context, await context.newPage(), other);
  }

  private constructor(context: BrowserContext, page: Page, other: string) {
    this.#context = context;
    this.page = page;
    this.#other = other;
    page.on('pageerror', (error) => this.#errors.push(error));
    page.on('console', (message) => {
      if (message.type() === 'warning') this.warnings.push(message.text());
    });
  }

  /** Plays a turn in another tab. */
  async playElsewhere(): Promise<void> {
    const page = await this.#context.newPage();
    page.on('pageerror', (error) => this.#errors.push(error));
    await page.goto(this.#other);
    for (const square of ['b2', 'c2', 'c3']) await squareAt(page, square).click();
    await page.locator('.log-turn').first().waitFor();
    await page.close();
  }

  /** Errors that no code of the page has caught are violations. */
  check(): void {
    const [error] = this.#errors;
    if (error) throw new Violation(`an error in the page: ${error.message}`);
  }
}
