import { parseArgs } from 'node:util';
import { scratchFolder } from '../../backup/folder.ts';
import { openBackup } from '../../backup/open-backup.ts';
import { tryBackup } from '../../backup/try-backup.ts';
import { readEnv } from '../../env.ts';
import { askPassphrase, endProgress, fileNamed, runCommand, showProgress, toolLog } from './command.ts';

/** `npm run backup:try -- <file>`: restores a backup into a database that is thrown away, and says whether all of it is there. */
const { positionals } = parseArgs({ allowPositionals: true });

await runCommand(async () => {
  const path = fileNamed(positionals[0], 'npm run backup:try -- <file.zip>');
  const env = readEnv(process.env);
  const archive = await openBackup(path, () => askPassphrase(env, { twice: false }));
  try {
    const scratch = scratchFolder(env.dataDir);
    const found = await tryBackup({ archive, scratch, log: toolLog, tell: showProgress });
    endProgress();
    const { rows, runs, dossiers, uploads, differences } = found;
    for (const { kind, name } of differences) console.error(`× ${kind} ${name}`);
    if (differences.length > 0)
      throw new Error(
        '备份与生成时不一致 · The backup does not agree with what was counted when it was made.',
      );
    console.log(
      `可以恢复：${rows} 行、${runs} 次实验、${dossiers} 份电子卷宗、${uploads} 个上传文件均一致 · ` +
        `It can be restored: ${rows} rows, ${runs} runs, ${dossiers} dossiers and ${uploads} uploads are what they were.`,
    );
  } finally {
    await archive.close();
  }
});
