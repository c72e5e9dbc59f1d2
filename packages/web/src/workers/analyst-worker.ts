// The analyst runs in its own thread; the import starts it.
import '@oia/engine/analysis-worker';
