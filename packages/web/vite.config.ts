import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packing } from './build/packing.ts';
import { offline } from './build/service-worker.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), offline(), packing()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The board in 3D is large, and nobody waits for it.
    chunkSizeWarningLimit: 700,
  },
  server: { host: '127.0.0.1' },
});
