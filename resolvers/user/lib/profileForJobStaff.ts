import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UserResumeVisibility } from '../../../model/visibility/UserResumeVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { StoredRow } from '../../lib/resolver';
import { contactGrantingRows } from './contactGrantingRows';
import { jobRoleInRow } from '../../lib/access/jobStaff';
import { assemble } from './assemble';
import { isAttached } from './isAttached';
import { interviewerSub } from './interviewerSub';
import { projectInterviews } from './projectInterviews';
import { relationsBelow } from './relationsBelow';
import { visitedWithin } from './visitedWithin';
import { withUnloadedRelations } from './userView';
import { PROFILE } from '../../lib/bundleConstants';

/** A talent's User record and, if they were read too, the other items of the talent's partition. */
export interface Partition {
  user: StoredRow;
  items?: StoredRow[] | null;
}

/**
 * Returns a talent's profile for a client or consultant; null if the caller may not open it. A caller who is
 * in contact with the talent, as the talent's private rows show, sees more: also the interviews (a consultant
 * only those that they led), the documents that are attached to applications to the caller's jobs and, if the
 * talent has consented in an application, the full name.
 */
export function profileForJobStaff(
  who: Caller,
  usual: Viewer,
  { user, items }: Partition,
  privateRows: StoredRow[],
): StoredRow | null {
  const grantingRows = contactGrantingRows(who, privateRows);
  const viewer = grantingRows.length > 0 ? 'inContact' : usual;
  if (!isProfileShown(user, viewer)) return null;
  const tree = items ? assemble(user, items, viewer, who.sub) : withUnloadedRelations(user);
  PROFILE.privateRelations.forEach((relation) => {
    tree[relation] = {};
  });
  const visit = privateRows.filter((row) => row.__typename === 'LastVisit')[0];
  const isNamed = user.isShareFullname === true || grantingRows.filter((row) => row.consentedAt).length > 0;
  const known = { lastVisitedWithin: visitedWithin(visit?.lastVisitedAt), isShareFullname: isNamed };
  const shown = project(UserVisibility, { ...tree, ...known }, viewer);
  if (viewer === 'inContact') {
    const roles = grantingRows.map((row) => jobRoleInRow(who, row));
    const isClient = roles.includes('client');
    const theirs = privateRows.filter(
      (row) => isClient || row.__typename !== 'InterviewLog' || row.interviewerId === who.sub,
    );
    const attached = privateRows.filter(
      (row) => row.__typename === 'UserResume' && isAttached(grantingRows, `${row.id}`),
    );
    shown.resumes = { items: attached.map((row) => project(UserResumeVisibility, row, viewer)) };
    shown.interviewLogs = { items: projectInterviews(viewer, theirs, interviewerSub(who, grantingRows)) };
  }
  [...relationsBelow('User'), ...PROFILE.privateRelations].forEach((relation) => {
    if (shown[relation]) shown[relation] = { ...(shown[relation] as StoredRow), viewer };
  });
  return shown;
}
