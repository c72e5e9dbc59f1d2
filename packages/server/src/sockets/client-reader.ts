import { ClientMessage } from '@oia/protocol';
import { Compile } from 'typebox/compile';

const checker = Compile(ClientMessage);

/** What a client has sent; undefined if it is not a message of the protocol. */
export function readClientMessage(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return checker.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
