import { StartError } from '../start-error.ts';

/** Why a backup is not made or not restored; each is what a person can do something about. */
export type BackupFault = keyof typeof WORDS;

const WORDS = {
  no_file: ['没有这个文件', 'There is no such file'],
  file_exists: ['该文件已存在，请换一个文件名', 'There is a file of this name already: choose another name'],
  not_a_backup: ['这不是本系统的备份文件', 'This is not a backup of LETS'],
  needs_passphrase: [
    '备份已加密，请设置 BACKUP_PASSPHRASE',
    'The backup is encrypted: set BACKUP_PASSPHRASE',
  ],
  wrong_passphrase: ['备份口令不对', 'The passphrase is wrong'],
  damaged: [
    '备份文件已损坏或不完整，没有写入任何内容',
    'The backup is damaged or incomplete; nothing was written',
  ],
  newer: [
    '备份由较新的版本生成，请先升级本程序',
    'The backup was made by a newer version: update this program first',
  ],
  not_empty: [
    '目标数据库不是空的。请恢复到空的数据库：另设 DATA_DIR，或新建一个数据库',
    'The database is not empty. Restore into an empty one: set another DATA_DIR, or make a new database',
  ],
  no_room: ['磁盘空间不足', 'There is not enough room on the disk'],
  trial_under_way: ['另一个试恢复正在进行', 'Another trial restore is under way'],
  short_passphrase: ['备份口令至少 12 个字符', 'The passphrase needs at least 12 characters'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>;

export class BackupRefused extends StartError {
  override readonly name = 'BackupRefused';
  readonly why: BackupFault;

  constructor(why: BackupFault, detail = '') {
    const [zh, en] = WORDS[why];
    super(`${zh} · ${en}${detail && ` (${detail})`}`);
    this.why = why;
  }
}
