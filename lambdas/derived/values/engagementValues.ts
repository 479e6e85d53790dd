import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../../model/entities/EnishiWorkHistoryReview';
import { parentIdOf } from '../../../model/ids';
import { jobSnapshot, shownOrganization } from '../../../model/snapshots/jobSnapshot';
import { DELETED_USER_NAME } from '../../lib/DELETED_USER_NAME';
import { attribute } from '../attribute';
import { jobOf } from '../jobOf';

/**
 * The derived organization name in engagements, and in the organization's reviews of them. It is the current
 * public name of the job's organization, unless an administrator has entered another name.
 */
export const engagementValues = [
  attribute(EnishiWorkHistory, 'organizationName', ['refreshNamesOfEngagements'], async (row, sources) => {
    // An organization name that an administrator entered is not overwritten.
    if (row.isNamedByHand === true) return undefined;
    const job = await jobOf(row, sources);
    return job && (shownOrganization(jobSnapshot(job)) || null);
  }),
  attribute(EnishiWorkHistoryReview, 'reviewerName', ['refreshNamesOfEngagements'], async (row, sources) => {
    // A talent's review keeps the name that the talent had when writing it; an erased reviewer stays anonymous.
    if (row.side !== 'CLIENT' || row.reviewerName === DELETED_USER_NAME) return undefined;
    const engagement = await sources.of(EnishiWorkHistory, parentIdOf(String(row.id)));
    return engagement?.organizationName;
  }),
];
