import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { isInternal } from '../../model/visibility/isInternal';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import { isPublic } from '../../model/visibility/isPublic';
import { isUnpublished } from '../../model/visibility/isUnpublished';
import { shownComments } from '../../model/visibility/shownComments';
import type { Item } from '../lib/Item';

/**
 * The rows of a person that the API lets them read: what others are still writing about them, and who consults on a
 * job, stays out, and of a job that is not public there is its title. `consults` where consultants work on their own, so
 * that they see their jobs.
 */
export function selectReadable(rows: Item[], sub: string, consults: boolean): Item[] {
  const comments = new Set(shownComments(rows, 'owner', sub));
  const shown = rows.filter((row) => {
    if (row.__typename === 'EvaluationComment') return comments.has(row);
    if (isInternal(row)) return consults;
    return !isUnpublished(row) || row.picId === sub;
  });
  return shown.map((row) => {
    const job = row.openJob as Record<string, unknown> | null | undefined;
    const openJob = job && !isPublic(job) ? { openJob: closedJobSnapshot(job) } : {};
    const history = row.history as Item[] | undefined;
    return { ...row, ...openJob, ...(history && { history: maskedPerson.history(history, sub) }) };
  });
}
