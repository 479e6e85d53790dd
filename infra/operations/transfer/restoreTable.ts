import type { Row } from '../../../model/transfer/Row';
import type { Table } from '../../../model/Entity';
import { restoredFrom } from '../../../model/restoredFrom';
import type { BackupFolder } from './BackupFolder';
import { isTransferred } from './isTransferred';
import type { Manifest } from './Manifest';
import { replaceSubs } from './replaceSubs';
import type { Transfer } from './Transfer';

/**
 * The maximum number of rows that one call of the function transfer-data writes. The event of a call may have
 * 6 MB. A row has at most 400 KB, and usually less than 2 KB.
 */
const MOST_ROWS = 200;
const MOST_CHARACTERS = 2_000_000;

const keyOf = ({ pk, sk }: Row): string => JSON.stringify([pk?.S, sk?.S]);

/**
 * Makes a table of the deployment equal to that of a backup, except that it contains the new subs of people
 * instead of the former ones. Rows of the backup are written, and all other rows (such as the catalogue
 * entries of a new deployment) are deleted.
 */
export async function restoreTable(
  transfer: Transfer,
  folder: BackupFolder,
  table: Table,
  { id, at }: Manifest,
  subs: ReadonlyMap<string, string>,
): Promise<void> {
  const keys = new Set<string>();
  let puts: Row[] = [];
  let characters = 0;
  const write = async () => {
    if (puts.length > 0) await transfer.call({ action: 'writeRows', table, puts });
    [puts, characters] = [[], 0];
  };
  for await (const stored of folder.readLines(table)) {
    const line = replaceSubs(stored, subs);
    const row = JSON.parse(line) as Row;
    keys.add(keyOf(row));
    if (puts.length === MOST_ROWS || characters + line.length > MOST_CHARACTERS) await write();
    puts.push({ ...row, [restoredFrom]: { S: id } });
    characters += line.length;
  }
  await write();
  const others: Row[] = [];
  for await (const row of transfer.rows(table))
    if (isTransferred(row, at) && !keys.has(keyOf(row))) others.push({ pk: row.pk!, sk: row.sk! });
  for (let from = 0; from < others.length; from += MOST_ROWS)
    await transfer.call({ action: 'writeRows', table, deletes: others.slice(from, from + MOST_ROWS) });
}
