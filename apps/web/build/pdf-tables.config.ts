import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'standard_fonts'];

/** Puts the PDF library's tables for unembedded fonts beside the app: it fetches each by its name when a file wants it. */
export function pdfTables(): Plugin {
  return {
    name: 'pdf-tables',
    apply: 'build',
    generateBundle() {
      const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
      for (const folder of FOLDERS) {
        for (const name of readdirSync(join(root, folder))) {
          const source = readFileSync(join(root, folder, name));
          this.emitFile({ type: 'asset', fileName: `pdf/${folder}/${name}`, source });
        }
      }
    },
  };
}
