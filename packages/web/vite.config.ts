import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { packing } from './build/packing.ts';
import { offline } from './build/service-worker.ts';
import { workerEntries } from './build/worker-entries.ts';

const api = process.env.OIA_API;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), workerEntries(), offline(), packing()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The 3D board is large, but loads in the background.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: CHUNKS,
        // Every chunk loads late: saying so in each name would only make the first load longer.
        chunkFileNames: ({ name }) => `assets/${name.replace('.lazy', '')}-[hash].js`,
      },
    },
  },
  cacheDir: '../../node_modules/.cache/oia/vite',
  // `npm run dev` starts the server beside Vite and says where it is.
  server: { host: '127.0.0.1', ...(api ? { proxy: { '/api': { target: api, ws: true }, '/health': api } } : {}) },
});
