import type { Deployment } from '../Deployment';
import type { BackupFolder } from './BackupFolder';
import { compareWithBackup } from './compareWithBackup';
import type { Manifest } from './Manifest';
import { restoreAccounts } from './restoreAccounts';
import { restoreFiles } from './restoreFiles';
import { restoreTable } from './restoreTable';
import { Transfer } from './Transfer';
import { transferredTables } from './transferredTables';

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
