import { ChildChannel, type EngineCommand } from './child-channel.ts';
import { EngineError, type LineChannel } from './line-channel.ts';
import { OlderChannel } from './older-channel.ts';
import { isStarted } from './older-messages.ts';

/** Maximum wait for the greeting: a busy machine takes long to load a program. */
export const START_TIMEOUT_MS = 120_000;

/** The lines a program understands: ours, or those of the older notation. */
export type Dialect = 'ours' | 'older';

/** A program that has introduced itself. */
export interface OpenedEngine {
  readonly channel: LineChannel;
  readonly dialect: Dialect;
  /** Its own name; the command where it gives none. */
  readonly name: string;
  readonly options: readonly string[];
}

/** Starts a program and finds out what it speaks: one of the older notation says that it has started before it is asked anything. */
export function openEngine(command: EngineCommand, timeoutMs = START_TIMEOUT_MS): Promise<OpenedEngine> {
  const child = new ChildChannel(command);
  return new Promise((resolve, reject) => {
    const greeting: string[] = [];
    const done = (): void => {
      clearTimeout(timer);
      child.listener = undefined;
    };
    const fail = (error: EngineError): void => {
      done();
      child.kill();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new EngineError('silent', `${command.name} did not introduce itself within ${timeoutMs} ms`)),
      timeoutMs,
    );
    child.listener = {
      line: (line) => {
        if (line === 'oiaok') {
          done();
          resolve({ channel: child, dialect: 'ours', ...introduced(greeting, command.name) });
        } else if (isStarted(line)) {
          done();
          const channel = new OlderChannel(child, command.name);
          resolve({ channel, dialect: 'older', name: command.name, options: [] });
        } else greeting.push(line);
      },
      ended: (why) => fail(new EngineError('crashed', `${command.name} exited: ${why}`)),
    };
    child.send('oia');
  });
}

function introduced(greeting: readonly string[], command: string): Pick<OpenedEngine, 'name' | 'options'> {
  const texts = (start: RegExp): string[] =>
    greeting.filter((line) => start.test(line)).map((line) => line.replace(start, ''));
  const options = texts(/^option (name )?/).map((text) => text.split(/\s/)[0] ?? '');
  return { name: texts(/^id name /)[0] ?? command, options };
}
