import process from 'node:process';
import { createInterface } from 'node:readline';

/** Colours, or nothing at all: they only repeat what letters and numbers say. */
export type Paint = (style: Style, text: string) => string;
const STYLES = { dim: 2, bold: 1, sideA: 36, sideB: 33, sideC: 35, dome: 94, token: 92 } as const;
export type Style = keyof typeof STYLES;

export interface Terminal {
  readonly paint: Paint;
  say(text: string): void;
  /** The next line that is typed; undefined when there are no more. */
  ask(mark: string): Promise<string | undefined>;
  /** Nothing that was shown can be read any more. */
  clear(): void;
  close(): void;
}

const wantsColour = (): boolean => Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

const ESCAPE = '\u001b[';
const CLEAR = `${ESCAPE}2J${ESCAPE}3J${ESCAPE}H`;

export function openTerminal(): Terminal {
  const isLive = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  // No history: the arrow keys would show the next player what the last one typed in secret.
  const input = { input: process.stdin, terminal: isLive, historySize: 0 };
  const reader = createInterface(isLive ? { ...input, output: process.stdout } : input);
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  const colour = wantsColour();
  return {
    paint: (style, text) => (colour ? `${ESCAPE}${STYLES[style]}m${text}${ESCAPE}0m` : text),
    say,
    async ask(mark) {
      if (isLive) {
        reader.setPrompt(mark);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      if (done) return undefined;
      // A transcript of piped commands reads like the game it was.
      if (!isLive) say(`${mark}${value}`);
      return value.trim();
    },
    clear: () => (process.stdout.isTTY ? void process.stdout.write(CLEAR) : say('-'.repeat(60))),
    close: () => reader.close(),
  };
}
