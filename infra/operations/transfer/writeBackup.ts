import { randomUUID } from 'node:crypto';
import type { Table } from '../../../model/Entity';
import { restoredFrom } from '../../../model/restoredFrom';
import type { Deployment } from '../Deployment';
import type { BackupFolder } from './BackupFolder';
import { describeFile } from './describeFile';
import { DigestBuilder } from './DigestBuilder';
import { isTransferred } from './isTransferred';
import type { Digest, Manifest } from './Manifest';
import { toCanonicalJson } from './toCanonicalJson';
import { Transfer } from './Transfer';
import { transferredTables } from './transferredTables';

/**
 * Writes the accounts, the rows and the files of a deployment to a folder, and replaces an earlier backup
 * there. Accounts are read before rows, so that the backup contains the account of every person with rows,
 * except people who register in between.
 */
export async function writeBackup(deployment: Deployment, folder: BackupFolder): Promise<Manifest> {
  const transfer = new Transfer(deployment);
  const at = new Date().toISOString();
  let accounts = 0;
  folder.create();
  async function* accountLines() {
    for await (const account of transfer.accounts()) {
      accounts += 1;
      yield JSON.stringify(account);
    }
  }
  await folder.writeLines('accounts', accountLines());
  const tables = {} as Record<Table, Digest>;
  for (const table of transferredTables) {
    const digest = new DigestBuilder();
    async function* rowLines() {
      for await (const { [restoredFrom]: _, ...row } of transfer.rows(table)) {
        if (!isTransferred(row, at)) continue;
        const line = toCanonicalJson(row);
        digest.add(line);
        yield line;
      }
    }
    await folder.writeLines(table, rowLines());
    tables[table] = digest.build();
  }
  const digest = new DigestBuilder();
  async function* fileLines() {
    for await (const key of transfer.fileKeys()) {
      const file = await transfer.download(key);
      if (!file) continue;
      const line = describeFile(key, file);
      folder.writeContent(line.checksum, file.content);
      digest.add(toCanonicalJson(line));
      yield toCanonicalJson(line);
    }
  }
  await folder.writeLines('files', fileLines());
  const manifest = { id: randomUUID(), at, site: deployment.site, tables, files: digest.build(), accounts };
  folder.writeManifest(manifest);
  return manifest;
}
