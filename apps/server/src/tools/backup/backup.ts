import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unfinishedName } from '../../backup/archive/write-archive.ts';
import { makeBackup } from '../../backup/make-backup.ts';
import { openServer } from '../../db/client.ts';
import { readEnv } from '../../env.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { askPassphrase, endProgress, fileNamed, runCommand, showProgress, toolLog } from './command.ts';

/** `npm run backup -- <file> [--encrypt]`: copies a whole school into one file, beside a running server or without one. */
const { values, positionals } = parseArgs({
  options: { encrypt: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function tidyUpWhenInterrupted(path: string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      rmSync(unfinishedName(path), { force: true });
      process.exit(1);
    });
}

await runCommand(async () => {
  const path = fileNamed(positionals[0], 'npm run backup -- <file.zip> [--encrypt]');
  const env = readEnv(process.env);
  const passphrase = values.encrypt ? await askPassphrase(env, { twice: true }) : env.backupPassphrase;
  tidyUpWhenInterrupted(path);
  const server = await openServer(env, toolLog, { joinRunning: true });
  try {
    const {
      tables,
      parts,
      missing_uploads: missing,
    } = await makeBackup({
      config: server.config,
      storage: await openStorage(env, toolLog),
      path,
      passphrase,
      clock: Date.now,
      tell: showProgress,
    });
    endProgress();
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const uploads = parts.length - tables.length;
    console.log(
      `已备份到 ${path}：${tables.length} 张表 ${rows} 行，${uploads} 个上传文件${passphrase ? '，已加密' : '，未加密'} · ` +
        `Backed up to ${path}: ${tables.length} tables with ${rows} rows and ${uploads} uploads, ${passphrase ? 'encrypted' : 'not encrypted'}`,
    );
    if (missing.length > 0)
      console.warn(
        `${missing.length} 个上传文件已不在存储中 · ${missing.length} uploads are no longer in the store: ${missing.join(', ')}`,
      );
  } finally {
    await server.stop();
  }
});
