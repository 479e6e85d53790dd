import type { Table } from '../../../model/Entity';
import { restoredFrom } from '../../../model/restoredFrom';
import { describeFile } from './describeFile';
import { DigestBuilder } from './DigestBuilder';
import { isTransferred } from './isTransferred';
import type { Digest, Manifest } from './Manifest';
import { replaceSubs } from './replaceSubs';
import { toCanonicalJson } from './toCanonicalJson';
import type { Transfer } from './Transfer';
import { transferredTables } from './transferredTables';

const isSame = (a: Digest, b: Digest) => a.count === b.count && a.checksum === b.checksum;

/**
 * Reads a restored deployment again, and compares its checksums with those of the backup. The checksums are
 * computed with the people's former subs, because a restore gives everybody a new sub. Returns the names of
 * the tables that differ, and `files` if the files do.
 */
export async function compareWithBackup(
  transfer: Transfer,
  { at, tables, files }: Manifest,
  subs: ReadonlyMap<string, string>,
): Promise<string[]> {
  const former = new Map([...subs].map(([old, current]) => [current, old]));
  const digestOf = async (table: Table): Promise<Digest> => {
    const digest = new DigestBuilder();
    for await (const { [restoredFrom]: _, ...row } of transfer.rows(table))
      if (isTransferred(row, at))
        digest.add(toCanonicalJson(JSON.parse(replaceSubs(JSON.stringify(row), former)) as object));
    return digest.build();
  };
  const differing: string[] = [];
  for (const table of transferredTables)
    if (!isSame(await digestOf(table), tables[table])) differing.push(table);
  const stored = new DigestBuilder();
  for await (const key of transfer.fileKeys()) {
    const file = await transfer.download(key);
    if (file) stored.add(toCanonicalJson(describeFile(replaceSubs(key, former), file)));
  }
  if (!isSame(stored.build(), files)) differing.push('files');
  return differing;
}
