// The computer thinks in a thread of its own; the import starts it.
import '@oia/engine/worker';
