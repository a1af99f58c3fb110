import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillBundle } from './bundle/fill.mjs';
import { packBundle } from './bundle/pack.mjs';
import { writeSums } from './bundle/sums.mjs';
import { readVersion } from './bundle/version.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { IS_BUNDLE, ROOT } from './lib/paths.mjs';
import { formatSeconds, Refusal, runScript, say } from './lib/talk.mjs';

/**
 * `npm run bundle`: makes `lets-<version>-<platform>.tar.gz`, with everything that a machine without network needs, and its checksum
 * beside it. `-- --out DIR` puts it elsewhere than in `dist`; `--folder DIR` makes the folder alone, unpacked (the Dockerfile does).
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, folder: { type: 'string' } } });

await runScript(async () => {
  if (IS_BUNDLE) throw new Refusal('这已是离线安装包', 'this is a bundle already: make one from a checkout');
  const startedAt = performance.now();
  await ensureInstalled();
  await ensureWebBuilt();
  const name = `lets-${readVersion()}-${process.platform}-${process.arch}`;
  const out = resolve(values.out ?? join(ROOT, 'dist'));
  const folder = values.folder === undefined ? join(out, name) : resolve(values.folder);
  await rm(folder, { recursive: true, force: true });
  say('正在收集文件与程序包 …', 'Gathering files and packages …');
  await fillBundle(folder);
  await writeSums(folder);
  if (values.folder !== undefined) return say(`已生成 ${folder}`, `${folder} made`);
  say('正在打包 …', 'Packing …');
  const file = await packBundle(folder);
  await rm(folder, { recursive: true, force: true });
  say(`已生成 ${file}（${formatSeconds(startedAt)}）`, `${basename(file)} made, with its checksum beside it`);
});
