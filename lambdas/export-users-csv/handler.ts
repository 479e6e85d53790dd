import { BOM } from '../../model/BOM';
import { csvLine } from '../../model/csvLine';
import { User } from '../../model/entities/User';
import { keyOf, partitionOf } from '../../model/ids';
import { batchGetAll } from '../lib/batchGetAll';
import { ExportFile } from '../lib/exports/ExportFile';
import { runExport } from '../lib/exports/runExport';
import { itemAt } from '../lib/itemAt';
import { lastErasureKey } from '../../model/lastErasureKey';
import { japanDay } from '../../model/japanDay';
import { columns } from './columns';
import { fieldsOf } from './fieldsOf';
import type { FoundUser } from './FoundUser';
import { searchUsers } from './searchUsers';
import { buildLines } from './buildLines';
import { env } from './needs';
import type { EnumValue } from '../../model/enums';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { project } from '../../model/visibility/project';
import { collection } from '../lib/collection';
import { UserPrivate } from '../../model/entities/UserPrivate';
import type { StoredRow } from '../lib/StoredRow';
import { wholeEntity } from '../../model/wholeEntity';

/** Reads the contact data of people. Returns the records keyed by sub. */
async function readContacts(subs: string[]): Promise<Map<string, StoredRow>> {
  const items = await batchGetAll({ [env('TALENT_TABLE')]: subs.map((sub) => keyOf(UserPrivate, sub)) });
  return new Map(items.map((item) => [String(item.sub), item]));
}

/**
 * Returns a talent together with their work histories. The search index does not contain the work histories
 * of a talent with a very large profile; in this case they are read from the table.
 */
async function loadHistories(user: FoundUser): Promise<FoundUser> {
  if (!user.workHistories || user.workHistories.items) return user;
  const rows = await collection(env('TALENT_TABLE'), user.sub, `${WorkHistory.name}#`);
  const own = rows.filter(({ __typename }) => __typename === WorkHistory.name);
  return {
    ...user,
    workHistories: { items: own.map((row) => project(wholeEntity(WorkHistory).fields, row, 'admin')) },
  };
}

/**
 * The payload with which AppSync invokes the function export-users-csv. The resolver has already validated
 * it.
 */
interface UserCsvRequest {
  exportId: string;
  type: EnumValue<'UserCsvType'>;
  /**
   * The clauses of the OpenSearch query that selects the talents to export, for each step of the search. The first step
   * that finds somebody counts, as on the screen.
   */
  conditions: object[][];
}

type Report = (progress: number, rows: number) => Promise<void>;

/** Returns the talents who have a profile. The search index still has those who were erased seconds ago. */
async function withoutErased(users: readonly FoundUser[]): Promise<FoundUser[]> {
  const keys = users.map(({ sub }) => keyOf(User, sub));
  const found = new Set((await batchGetAll({ [env('TALENT_TABLE')]: keys })).map(({ sub }) => sub));
  return users.filter(({ sub }) => found.has(sub));
}

/**
 * Writes the CSV file with the talents that match the request's conditions, and reports the progress. Returns
 * the number of lines without the header.
 * @throws Error if an account was erased meanwhile, so that the file could name it; Lambda then begins again
 */
async function write(
  { type, conditions }: UserCsvRequest,
  file: ExportFile,
  report: Report,
): Promise<number> {
  const begun = Date.now();
  await file.append(BOM + csvLine(columns[type].map(({ title }) => title)));
  let seen = 0;
  let rows = 0;
  for await (const { total, users: found } of searchUsers(conditions, fieldsOf(type))) {
    const users = await withoutErased(found);
    const subs = users.map(({ sub }) => sub);
    const whole = type === 'HISTORY' ? await Promise.all(users.map(loadHistories)) : users;
    const lines = buildLines(type, whole, type === 'CONTACT' ? await readContacts(subs) : new Map());
    await file.append(lines.join(''));
    seen += found.length;
    rows += lines.length;
    await report(Math.min(99, Math.floor((100 * seen) / Math.max(1, total))), rows);
  }
  await file.finish();
  const last = await itemAt(env('INSIGHT_TABLE'), lastErasureKey);
  if (Number(last?.erasedAt ?? 0) >= begun) throw new Error('An account was erased during the export');
  return rows;
}

/** Exports talents into a CSV file for the administrator who requested it. */
export async function handler(request: UserCsvRequest): Promise<void> {
  const { exportId, type } = request;
  const [sub, name] = [partitionOf(exportId), exportId.split('.').at(-1)];
  const filename = `talents-${type.toLowerCase()}-${japanDay(Date.now())}.csv`;
  const file = new ExportFile(`exports/${sub}/${name}.csv`, filename, 'text/csv; charset=utf-8');
  await runExport({ id: exportId, file, write: (report) => write(request, file, report) });
}
