import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../../lib/resolver';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';

/**
 * The caller's relation to a job: `admin`, `owner` for its consultants, `client` for its organization, or
 * `public`.
 */
export function viewerOfJob(job: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const role = jobRole(who, job);
  if (role === 'none') return 'public';
  return role === 'client' ? 'client' : 'owner';
}

/**
 * The fields of a job that the caller may see. Small numbers of keeps are hidden, since they could
 * identify people. Job staff may read applicants and involved people, so those relations are present but
 * not loaded.
 */
export function projectJob(job: Item, who: Caller): Item {
  const viewer = viewerOfJob(job, who);
  const shown = project(OpenJobVisibility, { ...job, applyUsers: {}, userOpenJobs: {} }, viewer);
  const isFew = ((job.favoriteCount ?? 0) as number) < 5;
  return isFew && viewer !== 'admin' ? { ...shown, favoriteCount: null } : shown;
}
