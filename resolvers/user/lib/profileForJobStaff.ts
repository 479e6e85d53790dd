import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { Item } from '../../lib/resolver';
import { contactGrantingRows } from './contactGrantingRows';
import { jobRoleInRow } from '../../lib/access/jobStaff';
import { projectInterviews } from './projectInterviews';
import { profileRelations } from './profileRelations';
import { visitedWithin } from './visitedWithin';

/**
 * A talent's profile as a client or consultant sees it. Contact, shown by the private rows, reveals more,
 * and the full name if the talent consented by applying. Clients see all interviews meant for them,
 * consultants only their own. Null if the profile is hidden from the caller.
 */
export function profileForJobStaff(who: Caller, usual: Viewer, tree: Item, privateRows: Item[]): Item | null {
  const grantingRows = contactGrantingRows(who, privateRows);
  const viewer = grantingRows.length > 0 ? 'inContact' : usual;
  if (!isProfileShown(tree, viewer)) return null;
  const visit = privateRows.filter((row) => row.__typename === 'LastVisit')[0];
  const isNamed = tree.isShareFullname === true || grantingRows.filter((row) => row.consentedAt).length > 0;
  const known = { lastVisitedWithin: visitedWithin(visit?.lastVisitedAt), isShareFullname: isNamed };
  const shown = project(UserVisibility, { ...tree, ...known }, viewer);
  if (viewer === 'inContact') {
    const isClient = grantingRows.filter((row) => jobRoleInRow(who, row) === 'client').length > 0;
    const theirs = privateRows.filter(
      (row) => isClient || row.__typename !== 'InterviewLog' || row.interviewerId === who.sub,
    );
    shown.interviewLogs = { items: projectInterviews(viewer, theirs, who.sub) };
  }
  profileRelations.forEach((relation) => {
    if (shown[relation]) shown[relation] = { ...(shown[relation] as Item), viewer };
  });
  return shown;
}
