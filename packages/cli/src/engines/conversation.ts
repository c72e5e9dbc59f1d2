import { EngineError, type LineChannel } from './line-channel.ts';

/** Says lines, and collects what is said until one of them is the answer. */
export function collected(
  channel: LineChannel,
  lines: readonly string[],
  isAnswer: (line: string) => boolean,
  timeoutMs: number,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const done = (): void => {
      clearTimeout(timer);
      channel.listener = undefined;
    };
    const fail = (error: EngineError): void => {
      done();
      reject(error);
    };
    if (channel.end !== undefined) return reject(new EngineError('crashed', `exited: ${channel.end}`));
    const timer = setTimeout(() => fail(new EngineError('silent', `no answer within ${timeoutMs} ms`)), timeoutMs);
    channel.listener = {
      line: (line) => {
        said.push(line);
        if (!isAnswer(line)) return;
        done();
        resolve(said);
      },
      ended: (why) => fail(new EngineError('crashed', `exited: ${why}`)),
    };
    for (const line of lines) channel.send(line);
  });
}
