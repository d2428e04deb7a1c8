import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { licences } from './build/licences.ts';
import { rules } from './build/rules.ts';
import { serviceWorker } from './build/service-worker.ts';

/** The built folder works wherever it is put: every address in it is relative. */
export default defineConfig({
  base: './',
  plugins: [icons(), licences(), rules(), react(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
