import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { UserResumeVisibility } from '../../../model/visibility/UserResumeVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import type { Rows, StoredRow } from '../../generated/types';
import { jobRoleInRow } from '../../lib/access/jobStaff';
import { PROFILE } from '../../lib/bundleConstants';
import type { PrivateRow, ProfileRow } from './PrivateRow';
import { assemble } from './assemble';
import { contactGrantingRows } from './contactGrantingRows';
import { interviewerSub } from './interviewerSub';
import { isAttached } from './isAttached';
import { projectInterviews } from './projectInterviews';
import { relationsBelow } from './relationsBelow';
import { withUnloadedRelations } from './userView';
import { visitedWithin } from './visitedWithin';

/** A talent's User record and, if they were read too, the other items of the talent's partition. */
export interface Partition {
  user: Rows['User'];
  items?: ProfileRow[] | null;
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
  privateRows: PrivateRow[],
): StoredRow | null {
  const grantingRows = contactGrantingRows(who, privateRows);
  const viewer = grantingRows.length > 0 ? 'inContact' : usual;
  if (!isProfileShown(user, viewer, who.memberOf)) return null;
  const tree = items ? assemble(user, items, viewer, who.sub) : withUnloadedRelations(user);
  PROFILE.privateRelations.forEach((relation) => {
    tree[relation] = {};
  });
  const visit = privateRows.filter((row) => row.__typename === 'LastVisit')[0];
  const isNamed = user.isShareFullname === true || grantingRows.filter((row) => row.consentedAt).length > 0;
  const known = { lastVisitedWithin: visitedWithin(visit?.lastVisitedAt), isShareFullname: isNamed };
  const shown: StoredRow = project(UserVisibility, { ...tree, ...known }, viewer);
  if (viewer === 'inContact') {
    const roles = grantingRows.map((row) => jobRoleInRow(who, row));
    const isClient = roles.includes('client');
    const theirs = privateRows.filter(
      (row) => isClient || row.__typename !== 'InterviewLog' || row.interviewerId === who.sub,
    );
    const attached = privateRows.filter(
      (row) => row.__typename === 'UserResume' && isAttached(grantingRows, row.id),
    );
    shown.resumes = { items: attached.map((row) => project(UserResumeVisibility, row, viewer)) };
    shown.interviewLogs = { items: projectInterviews(viewer, theirs, interviewerSub(who, grantingRows)) };
  }
  [...relationsBelow('User'), ...PROFILE.privateRelations].forEach((relation) => {
    if (shown[relation]) shown[relation] = { ...(shown[relation] as StoredRow), viewer };
  });
  return shown;
}
