import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../../lib/resolver';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';

/**
 * Returns how the caller sees a job: as `admin`, as `owner` (its owners and consultants), as `client`
 * (members of its organization) or as `public`.
 */
export function viewerOfJob(job: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const role = jobRole(who, job);
  if (role === 'none') return 'public';
  return role === 'client' ? 'client' : 'owner';
}

/**
 * Returns the fields of a job that the caller may see. While fewer than five talents keep the job, their
 * number is hidden from everybody but administrators, because it could identify them. If the caller may read
 * the relations to applications and involvements, these are present but not loaded, so that their resolvers
 * read them.
 */
export function projectJob(job: Item, who: Caller): Item {
  const viewer = viewerOfJob(job, who);
  const shown = project(OpenJobVisibility, { ...job, applyUsers: {}, userOpenJobs: {} }, viewer);
  const isFew = ((job.favoriteCount ?? 0) as number) < 5;
  return isFew && viewer !== 'admin' ? { ...shown, favoriteCount: null } : shown;
}
