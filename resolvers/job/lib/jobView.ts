import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobRole';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../../lib/resolver';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';

/** How near a caller stands to a job: administrators, its consultants, its organization, everybody else. */
export function viewerOfJob(job: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const side = jobRole(who, job);
  if (side === 'none') return 'public';
  return side === 'client' ? 'client' : 'owner';
}

/**
 * A job as the caller may see it; keeps are counted only where there are enough to hide whose. Who works on it may
 * read who applied and who is involved: the relations are there, unread.
 */
export function projectJob(job: Item, who: Caller): Item {
  const viewer = viewerOfJob(job, who);
  const shown = project(OpenJobVisibility, { ...job, applyUsers: {}, userOpenJobs: {} }, viewer);
  const isFew = ((job.favoriteCount ?? 0) as number) < 5;
  return isFew && viewer !== 'admin' ? { ...shown, favoriteCount: null } : shown;
}
