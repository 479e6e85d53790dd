import type { Account } from '../../../model/transfer/Account';
import type { Deployment } from '../Deployment';
import type { BackupFolder } from './BackupFolder';
import { compareWithBackup } from './compareWithBackup';
import type { FileLine } from './describeFile';
import type { Manifest } from './Manifest';
import { replaceSubs } from './replaceSubs';
import { restoreTable } from './restoreTable';
import { Transfer } from './Transfer';
import { transferredTables } from './transferredTables';

/**
 * Restores the accounts of a backup. Returns a map from each account's former sub to its new one.
 * @throws Error when two accounts of the backup have the same email
 */
async function restoreAccounts(
  transfer: Transfer,
  folder: BackupFolder,
): Promise<ReadonlyMap<string, string>> {
  const subs = new Map<string, string>();
  for await (const line of folder.readLines('accounts')) {
    const account = JSON.parse(line) as Account;
    const { sub } = await transfer.call<{ sub: string }>({ action: 'restoreAccount', account });
    subs.set(account.sub, sub);
  }
  if (new Set(subs.values()).size !== subs.size)
    throw new Error('Two accounts of the backup have one email.');
  return subs;
}

/**
 * Stores the files of a backup in the bucket. Each file is stored below the sub that its owner got in the
 * restore.
 */
async function restoreFiles(
  transfer: Transfer,
  folder: BackupFolder,
  subs: ReadonlyMap<string, string>,
): Promise<void> {
  for await (const line of folder.readLines('files')) {
    const { key, checksum, headers } = JSON.parse(line) as FileLine;
    await transfer.upload(replaceSubs(key, subs), { content: folder.readContent(checksum), headers });
  }
}

/**
 * Restores a backup into a new deployment: accounts first, which get new subs, then rows and files with these subs. An
 * interrupted restore is resumed by repeating it.
 * @throws Error when people have accounts there already, or when the result differs from the backup
 */
export async function restoreBackup(deployment: Deployment, folder: BackupFolder): Promise<Manifest> {
  const manifest = folder.readManifest();
  const transfer = new Transfer(deployment);
  await transfer.call({ action: 'beginRestore', backup: manifest.id });
  const subs = await restoreAccounts(transfer, folder);
  console.log(`${subs.size} accounts restored`);
  for (const table of transferredTables) {
    await restoreTable(transfer, folder, table, manifest, subs);
    console.log(`${table}: ${manifest.tables[table].count} rows restored`);
  }
  await restoreFiles(transfer, folder, subs);
  console.log(`${manifest.files.count} files restored`);
  const differing = await compareWithBackup(transfer, manifest, subs);
  if (differing.length > 0)
    throw new Error(`Different from the backup: ${differing.join(', ')}. Run the command again.`);
  await transfer.call({ action: 'endRestore' });
  return manifest;
}
