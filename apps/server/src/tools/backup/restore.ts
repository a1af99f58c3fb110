import { parseArgs } from 'node:util';
import { openBackup } from '../../backup/open-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { openServer } from '../../db/client.ts';
import { readEnv } from '../../env.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { askPassphrase, endProgress, fileNamed, runCommand, showProgress, toolLog } from './command.ts';

/** `npm run restore -- <file>`: fills an empty database with a backup; everything of it or nothing. */
const { positionals } = parseArgs({ allowPositionals: true });

await runCommand(async () => {
  const path = fileNamed(positionals[0], 'npm run restore -- <file.zip>');
  const env = readEnv(process.env);
  const archive = await openBackup(path, () => askPassphrase(env, { twice: false }));
  try {
    const server = await openServer(env, toolLog);
    try {
      const { made_at, tables, has_uploads } = await restoreBackup({
        config: server.config,
        storage: await openStorage(env, toolLog),
        dataDir: env.dataDir,
        archive,
        isStoreElsewhere: env.uploads !== undefined,
        tell: showProgress,
      });
      endProgress();
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `已恢复 ${made_at} 的备份：${tables.length} 张表，${rows} 行。所有人须重新登录 · ` +
          `Restored the backup of ${made_at}: ${tables.length} tables, ${rows} rows. Everybody has to log in again.`,
      );
      if (!has_uploads)
        console.warn(
          '备份中没有上传文件，请把原来的 uploads 目录复制到 DATA_DIR · The backup holds no uploads: copy the old folder uploads into DATA_DIR.',
        );
    } finally {
      await server.stop();
    }
  } finally {
    await archive.close();
  }
});
