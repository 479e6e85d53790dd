import type { BackupFolder } from './BackupFolder';
import type { FileLine } from './describeFile';
import { replaceSubs } from './replaceSubs';
import type { Transfer } from './Transfer';

/**
 * Stores the files of a backup in the bucket. Each file is stored below the sub that its owner got in the
 * restore.
 */
export async function restoreFiles(
  transfer: Transfer,
  folder: BackupFolder,
  subs: ReadonlyMap<string, string>,
): Promise<void> {
  for await (const line of folder.readLines('files')) {
    const { key, checksum, headers } = JSON.parse(line) as FileLine;
    await transfer.upload(replaceSubs(key, subs), { content: folder.readContent(checksum), headers });
  }
}
