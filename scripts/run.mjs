import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { runSource } from './lib/run.mjs';
import { Refusal, runScript } from './lib/talk.mjs';

/** `node scripts/run.mjs <file.ts> [arguments]`: runs one TypeScript file with a Node that can. */
await runScript(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined)
    throw new Refusal(
      '用法：node scripts/run.mjs <文件> [参数]',
      'usage: node scripts/run.mjs <file> [arguments]',
    );
  await ensureInstalled();
  return runSource(resolve(ROOT, file), args).ended;
});
