import type { Caller } from '../../../model/access';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import type { Item } from '../../lib/Item';
import { jobViewer } from './jobViewer';

/**
 * A job as the caller may see it; keeps are counted only where there are enough to hide whose. Who works on it may
 * read who applied and who is involved: the relations are there, unread.
 */
export function jobFor(job: Item, who: Caller): Item {
  const viewer = jobViewer(job, who);
  const shown = project(OpenJobVisibility, { ...job, applyUsers: {}, userOpenJobs: {} }, viewer);
  const isFew = ((job.favoriteCount ?? 0) as number) < 5;
  return isFew && viewer !== 'admin' ? { ...shown, favoriteCount: null } : shown;
}
