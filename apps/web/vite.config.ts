import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanContract } from './build/lean-contract.ts';

/** Every browser that runs the app reads woff2: the older format beside it would only double the folder. */
function keepOnlyWoff2(): Plugin {
  return {
    name: 'keep-only-woff2',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@fontsource') || !id.includes('.css')) return null;
      return code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
    },
  };
}

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/canvas/static/app/' : '/',
  plugins: [keepOnlyWoff2(), leanContract(), react()],
  // The server puts a fresh nonce in place of this word in every index.html it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // A drawing or a font inlined as data: would be fetched with code that may never show it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 4500),
    strictPort: true,
    proxy: {
      '/api': { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, ws: true },
      '/collab': { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, ws: true },
    },
  },
}));
