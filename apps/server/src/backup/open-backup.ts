import { type Archive, openArchive } from './archive/read-archive.ts';
import { openSource } from './archive/source.ts';

/**
 * Opens a backup on disk and reads what it says is in it; `passphrase` is asked only where the file is encrypted.
 *
 * @throws BackupRefused
 */
export async function openBackup(
  path: string,
  passphrase: () => Promise<string | undefined>,
): Promise<Archive> {
  const source = await openSource(path, passphrase);
  try {
    const archive = await openArchive(source);
    return {
      ...archive,
      async close() {
        await archive.close();
        await source.close();
      },
    };
  } catch (error) {
    await source.close();
    throw error;
  }
}
