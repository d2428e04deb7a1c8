import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { licences } from './build/licences.ts';
import { rules } from './build/rules.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * The built folder works wherever it is put: every address in it is relative. React's compiler remembers what has not
 * changed: a press on a slow device shows a third sooner than without it.
 */
export default defineConfig({
  base: './',
  plugins: [icons(), licences(), rules(), react(), babel({ presets: [reactCompilerPreset()] }), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
