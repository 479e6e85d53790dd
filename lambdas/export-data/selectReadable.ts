import { withheldRows } from '../../model/disclosure/withheldRows';
import { entities } from '../../model/entities';
import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { isInternal } from '../../model/visibility/isInternal';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import { isPublic } from '../../model/visibility/isPublic';
import { isRowShown } from '../../model/visibility/isRowShown';
import { shownComments } from '../../model/visibility/shownComments';
import type { StoredRow } from '../lib/StoredRow';

/**
 * Selects those of a person's rows that the person can also read over the API. It leaves out texts by others
 * that are not published, recommendations (`withheldRows`) and, unless `consults` is true, the person's involvements as a
 * consultant. If a row
 * contains a job that is not public, only the job's id, title and times are kept. In the history of an
 * application, the ids of staff members are removed.
 * @param consults whether the export may contain the jobs in which the person is a consultant
 */
export function selectReadable(rows: StoredRow[], sub: string, consults: boolean): StoredRow[] {
  const comments = new Set(shownComments(rows, 'owner', sub));
  const shown = rows.filter((row) => {
    if (row.__typename === 'EvaluationComment') return comments.has(row);
    if (isInternal(row)) return consults;
    if (withheldRows.some(({ isOne }) => isOne(row))) return false;
    const entity = entities.find(({ name }) => name === row.__typename);
    return !entity || isRowShown(entity, row, 'owner', sub, false);
  });
  return shown.map((row) => {
    const job = row.openJob as Record<string, unknown> | null | undefined;
    const openJob = job && !isPublic(job) ? { openJob: closedJobSnapshot(job) } : {};
    const history = row.history as StoredRow[] | undefined;
    return { ...row, ...openJob, ...(history && { history: maskedPerson.history(history, sub) }) };
  });
}
