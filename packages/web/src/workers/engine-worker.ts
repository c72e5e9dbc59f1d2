// The computer player runs in its own thread; the import starts it.
import '@oia/engine/worker';
