import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import type { Snapshot, StoredRow } from '../../generated/types';

/**
 * Returns how the caller sees a job: `admin` for administrators, `owner` for its owners and consultants,
 * `client` for members of its organization, otherwise `public`.
 */
export function viewerOfJob(job: StoredRow, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const role = jobRole(who, job);
  if (role === 'none') return 'public';
  return role === 'client' ? 'client' : 'owner';
}

/**
 * Returns the fields of a job that the caller may see. Only administrators see the number of talents who keep
 * the job while it is less than five, because these talents could be identified. Relations that the caller
 * may read are present but not loaded.
 */
export function projectJob(job: Snapshot<'OpenJob'>, who: Caller): Snapshot<'OpenJob'> {
  const viewer = viewerOfJob(job, who);
  const shown = project(OpenJobVisibility, { ...job, applyUsers: {}, userOpenJobs: {} }, viewer);
  const isFew = (job.favoriteCount ?? 0) < 5;
  return isFew && viewer !== 'admin' ? { ...shown, favoriteCount: null } : shown;
}
