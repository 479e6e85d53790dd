import type { Difference } from '../derived/Difference';
import { repairDifference } from '../derived/repairDifference';
import type { DataReport } from './DataReport';
import { DifferenceReport } from './DifferenceReport';
import { recheck } from './recheck';
import { readPages } from './readPages';
import type { VerifyRequest } from './VerifyRequest';
import type { Table } from '../../model/Entity';
import { differencesOf } from '../derived/differencesOf';
import { Sources } from '../derived/Sources';
import type { StoredRow } from '../lib/StoredRow';

const AT_ONCE = 25;

/**
 * Compares the derived values in a page of records with their sources, several records concurrently. A source
 * that several records share is read once.
 */
async function compareRows(table: Table, rows: readonly StoredRow[]): Promise<Difference[]> {
  const found: Difference[] = [];
  const sources = new Sources();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE);
    const each = await Promise.all(part.map((row) => differencesOf(table, row, sources)));
    found.push(...each.flat());
  }
  return found;
}

const DOUBTS_AT_ONCE = 500;
const RECHECK_SECONDS = 3;

/**
 * Compares derived values with their sources, from the position `from` until all tables have been read or
 * `isLate` returns true. Differences are compared a second time after some seconds, because users' writes go
 * on. With `repair`, differences that persist are repaired.
 */
export async function verifyPart(
  { from, repair = false, recheckAfterSeconds = RECHECK_SECONDS }: VerifyRequest,
  isLate: () => boolean,
): Promise<DataReport> {
  const report = new DifferenceReport();
  let doubts: Difference[] = [];
  const decide = async () => {
    for (const difference of await recheck(doubts, recheckAfterSeconds))
      report.add(difference, repair && (await repairDifference(difference)));
    doubts = [];
  };
  let records = 0;
  let next: DataReport['next'] = null;
  for await (const page of readPages(from)) {
    doubts.push(...(await compareRows(page.table, page.rows)));
    records += page.rows.length;
    next = page.next;
    if (doubts.length >= DOUBTS_AT_ONCE) await decide();
    if (isLate()) break;
  }
  await decide();
  return { records, found: report.found, details: report.details, next };
}
