import process from 'node:process';
import { createInterface } from 'node:readline';
import { fitted } from '../wrap.ts';

/** Adds a colour, if colours are on. They only repeat what letters and numbers show. */
export type Paint = (style: Style, text: string) => string;
const STYLES = { dim: 2, bold: 1, sideA: 36, sideB: 33, sideC: 35, dome: 94, token: 92 } as const;
export type Style = keyof typeof STYLES;

export interface Terminal {
  readonly paint: Paint;
  say(text: string): void;
  /** The next line of input; undefined at its end. */
  ask(prompt: string): Promise<string | undefined>;
  /** Clears the screen and its scrollback. */
  clear(): void;
  close(): void;
}

const wantsColour = (): boolean => Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

const ESCAPE = '\u001b[';
const CLEAR = `${ESCAPE}2J${ESCAPE}3J${ESCAPE}H`;

export function openTerminal(): Terminal {
  const isLive = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  // No history: with the arrow keys the next player could read secret input.
  const input = { input: process.stdin, terminal: isLive, historySize: 0 };
  const reader = createInterface(isLive ? { ...input, output: process.stdout } : input);
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: string): void => {
    // Pipes get whole lines: only a screen breaks words.
    const lines = process.stdout.isTTY ? text.split('\n').flatMap((line) => fitted(line)) : [text];
    process.stdout.write(`${lines.join('\n')}\n`);
  };
  const colour = wantsColour();
  return {
    paint: (style, text) => (colour ? `${ESCAPE}${STYLES[style]}m${text}${ESCAPE}0m` : text),
    say,
    async ask(prompt) {
      if (isLive) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      if (done) return undefined;
      // Echoes piped input, so that the output reads like an interactive game.
      if (!isLive) say(`${prompt}${value}`);
      return value.trim();
    },
    // Not a promise.
    clear: () => (process.stdout.isTTY ? void process.stdout.write(CLEAR) : say('-'.repeat(60))),
    close: () => reader.close(),
  };
}
