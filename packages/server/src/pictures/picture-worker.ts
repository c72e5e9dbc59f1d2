// The thread in which pictures are made: it takes a tenth of a second, and the server must not wait.

import { PlainDocument, PlainSerializer } from '@oia/board/plain-document';
import { serveWorker } from '@oia/engine';
import { nodePort } from '@oia/engine/node';
import { Resvg } from '@resvg/resvg-js';
import { drawingOf, type Subject } from './drawing.ts';

// This thread is its own world: nothing else in it has a document.
Object.assign(globalThis, { document: new PlainDocument(), XMLSerializer: PlainSerializer });

function pictureOf(subject: Subject): Uint8Array {
  // Fonts of the machine would only cost time: there are no words.
  return new Resvg(drawingOf(subject), { font: { loadSystemFonts: false } }).render().asPng();
}

serveWorker(nodePort, pictureOf);
