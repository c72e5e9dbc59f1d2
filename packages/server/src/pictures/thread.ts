// The thread in which pictures are made: it takes a tenth of a second, and the server must not wait.
import { parentPort } from 'node:worker_threads';
import { PlainDocument, PlainSerializer } from '@oia/board/plain-document';
import { Resvg } from '@resvg/resvg-js';
import { drawingOf, type Subject } from './drawing.ts';

/** A picture to make, and what came of it. */
export interface Order {
  readonly id: number;
  readonly subject: Subject;
}
export type Made = { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly fault: string };

// This thread is its own world: nothing else in it has a document.
Object.assign(globalThis, { document: new PlainDocument(), XMLSerializer: PlainSerializer });

function made({ id, subject }: Order): Made {
  try {
    // Fonts of the machine would only cost time: there are no words.
    const image = new Resvg(drawingOf(subject), { font: { loadSystemFonts: false } }).render();
    return { id, png: image.asPng() };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(made(order)));
