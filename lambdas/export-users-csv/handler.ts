import { BOM } from '../../model/BOM';
import { csvLine } from '../../model/csvLine';
import { partitionOf } from '../../model/ids';
import { ExportFile } from '../lib/exports/ExportFile';
import { reportExport } from '../lib/exports/reportExport';
import { japanDay } from '../lib/insights/japanDay';
import { logger } from '../lib/logger';
import { columns } from './columns';
import { readContacts } from './readContacts';
import { searchUsers } from './searchUsers';
import { buildLines } from './buildLines';
import type { UserCsvRequest } from './UserCsvRequest';
import { loadHistories } from './loadHistories';

/**
 * Writes the CSV file with the talents that match the request's conditions, and reports the progress. Returns
 * the number of lines without the header.
 */
async function write({ exportId, type, conditions }: UserCsvRequest, file: ExportFile): Promise<number> {
  await file.append(BOM + csvLine(columns[type].map(([title]) => title)));
  let seen = 0;
  let rows = 0;
  for await (const { total, users } of searchUsers(conditions)) {
    const subs = users.map(({ sub }) => sub);
    const whole = type === 'HISTORY' ? await Promise.all(users.map(loadHistories)) : users;
    const lines = buildLines(type, whole, type === 'CONTACT' ? await readContacts(subs) : new Map());
    await file.append(lines.join(''));
    seen += users.length;
    rows += lines.length;
    const progress = Math.min(99, Math.floor((100 * seen) / Math.max(1, total)));
    await reportExport(exportId, { state: 'RUNNING', progress, rows });
  }
  await file.finish();
  return rows;
}

/**
 * Exports talents into a CSV file for the administrator who requested it. If the export fails, its record
 * gets the state FAILED and the error is thrown, so that Lambda tries again.
 */
export async function handler(request: UserCsvRequest): Promise<void> {
  const { exportId, type } = request;
  const [sub, name] = [partitionOf(exportId), exportId.split('.').at(-1)];
  const filename = `talents-${type.toLowerCase()}-${japanDay(Date.now())}.csv`;
  const file = new ExportFile(`exports/${sub}/${name}.csv`, filename, 'text/csv; charset=utf-8');
  try {
    const rows = await write(request, file);
    await reportExport(exportId, { state: 'READY', progress: 100, rows, file: file.key });
  } catch (error) {
    logger.error('the export failed', { exportId, error: String(error) });
    await file.abandon();
    await reportExport(exportId, { state: 'FAILED', progress: 0, rows: 0 });
    throw error;
  }
}
