import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanContract } from './build/lean-contract.ts';
import { pdfTables } from './build/pdf-tables.config.ts';

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

/**
 * What every screen needs comes in two files instead of twenty: a request costs more than the few bytes that a page
 * without this or that part would save.
 */
const FIRST_SCREEN = [
  {
    // By itself, or the kit would bring it along: it declares calls whose schemas only others use.
    name: 'schemas',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /node_modules\/zod\/|packages\/contract\/src\/core\/values\.ts/,
  },
  {
    name: 'frame',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|clsx)\//,
  },
  {
    name: 'kit',
    priority: 1,
    test: /apps\/web\/src\/(components\/(button|icon|field|surface|dialog|brand|file-tabs|loading)\/|components\/toast\/toast\.tsx|lib\/(?!flow\/|autosave\/|chime|desktop-notice|download|kept-text|left-to-send|make-file|makings|picked-time|save-text|soft-hyphens|socket|query|read-again|use-|system-flag|uploaded-picture|run-address)|lib\/use-format|i18n\/\w+\.ts|art\/(?!facsimile|scene-|character-)[\w-]+\.ts)|packages\/contract\/src\/core\/(codes|kinds|limits|call)\.ts/,
  },
];

/** What is said behind the login is loaded whole (`loadAllTexts`): one file a language instead of forty. */
const LATER_TEXTS = readdirSync(new URL('src/i18n/locales', import.meta.url)).map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(
    `/i18n/locales/${language}/(?!(common|account|system|verify|factor|sign-on|doors)\\.json)`,
  ),
}));

/**
 * What many screens behind the login share comes in two files, one of ours and one of libraries: a request costs more than the bytes that
 * a page could do without. What the first screen needs stays with it.
 */
const SHARED = [
  {
    name: behindTheLogin('shared'),
    test: /\/(apps\/web\/src|packages)\//,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  {
    name: behindTheLogin('libraries'),
    test: /node_modules\//,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
];

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

function behindTheLogin(name: string) {
  const known = new Map<string, boolean>();
  const isFirst = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until it is judged, lest modules that import each other are walked round and round.
    known.set(id, false);
    const info = modules.getModuleInfo(id);
    const verdict =
      info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, modules)));
    known.set(id, verdict);
    return verdict;
  };
  return (id: string, modules: Modules) => (isFirst(id, modules) ? null : name);
}

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/canvas/static/app/' : '/',
  plugins: [keepOnlyWoff2(), leanContract(), pdfTables(), react()],
  // The server puts a fresh nonce in place of this word in every index.html it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // A drawing or a font inlined as data: would be fetched with code that may never show it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [...FIRST_SCREEN, ...LATER_TEXTS, ...SHARED] } } },
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
