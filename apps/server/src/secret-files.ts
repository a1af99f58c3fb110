import { readFileSync } from 'node:fs';

/** Settings that are secret. Each may also be given as the name of a file that contains it, so that it stands in no environment. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'DEMO_PASSWORD',
  'METRICS_TOKEN',
  'ASSISTANT_API_KEY',
  'WECHAT_SECRET',
  'INTEGRATIONS',
  'UPLOADS_S3_ACCESS_KEY',
  'UPLOADS_S3_SECRET_KEY',
  'SECRET_KEY',
  'BACKUP_PASSPHRASE',
] as const;

type Source = Readonly<Record<string, string | undefined>>;

/** The settings with what stands in the files that `…_FILE` names. Throws with a sentence about the setting that cannot be read. */
export function withSecretFiles(source: Source): Source {
  const read = SECRETS.flatMap((name) => {
    const path = source[`${name}_FILE`]?.trim();
    if (!path) return [];
    if (source[name]?.trim())
      throw new Error(`${name} 与 ${name}_FILE 只能设置一个 · set ${name} or ${name}_FILE, not both`);
    return [[name, contentOf(`${name}_FILE`, path)] as const];
  });
  return { ...source, ...Object.fromEntries(read) };
}

/** Editors end a file with a line break, which is no part of a password. */
function contentOf(name: string, path: string): string {
  let content: string;
  try {
    content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${name}：无法读取 ${path}（${code}） · ${name}: ${path} cannot be read (${code})`);
  }
  if (content.trim() === '') throw new Error(`${name}：${path} 是空的 · ${name}: ${path} is empty`);
  return content;
}
