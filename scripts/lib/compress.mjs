import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(?:js|css|svg|json|html)$/;
/** Below this the headers weigh more than what is saved. */
const WORTH_BYTES = 1024;

/** Lays `.br` and `.gz` beside every text in the folder: compressed once at the build instead of at every request. */
export function compressTexts(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXTS.test(name) || name === 'index.html') continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < WORTH_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
