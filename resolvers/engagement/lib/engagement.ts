import { util } from '@aws-appsync/utils';
import { invalid, type StoredRow } from '../../lib/resolver';
import { childId, parentIdOf } from '../../../model/ids';
import { stamp } from '../../lib/write/record';
import type { Caller } from '../../../model/access';
import { EnishiWorkHistoryVisibility } from '../../../model/visibility/EnishiWorkHistoryVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';

/** The fields of an engagement that only its talent and administrators may write, not job staff. */
export const talentFields = ['comment', 'description'];

/**
 * Throws `InvalidInput` if the end date of an engagement is before its start date, or if it has an end date
 * but is marked as continuing. Dates have the form `YYYY-MM-DD`.
 */
export function checkPeriod({ startDate, endDate, isContinuation }: StoredRow): void {
  if (!endDate) return;
  if (startDate && `${endDate}` < `${startDate}`) invalid('input.endDate', 'notBeforeStart');
  if (isContinuation === true) invalid('input.isContinuation', 'endDate');
}

interface Made {
  by: string;
  segment: string;
  createToken?: string | null;
}

/**
 * Builds the record of an engagement.
 * @param about the application that led to it, or an object with the same fields: ids and snapshots of talent
 * and job, the organization's id, the subs of the job staff
 * @param values the terms and the organization's name; without a name, the engagement gets the one in the
 * job's snapshot
 */
export function buildEngagement(
  about: StoredRow,
  values: StoredRow,
  { by, segment, createToken }: Made,
): StoredRow {
  const { userID, openJobID, openJob, user, organizationId, staffIds } = about;
  const id = childId(`${userID}`, segment);
  const job = openJob as StoredRow;
  const organizationName = values.organizationName ?? job.organizationName ?? job.organizationNameForHidden;
  // The job's name changes do not overwrite a name that an administrator entered.
  const byHand = values.organizationName ? { isNamedByHand: true } : {};
  const both = { userId: userID, openJobId: openJobID, openJob, user, organizationId, staffIds };
  const made = stamp(
    { isContinuation: !values.endDate, ...values, organizationName, ...byHand, ...both },
    { __typename: 'EnishiWorkHistory', id, createdBy: by, createToken },
  );
  return {
    ...made,
    owners: [userID],
    parentKey: `OpenJob#${openJobID}`,
    parentSort: `EnishiWorkHistory#${util.time.nowISO8601()}`,
  };
}

/**
 * Returns the fields of an engagement that the caller may see: as its talent, as an administrator, otherwise
 * as job staff. The caller must already be known to be one of these.
 */
export function projectEngagement(engagement: StoredRow, who: Caller): StoredRow {
  const viewer: Viewer = engagement.userId === who.sub ? 'owner' : 'inContact';
  const shown = project(EnishiWorkHistoryVisibility, engagement, who.isAdmin ? 'admin' : viewer);
  return { ...shown, __typename: engagement.__typename };
}

/**
 * Returns the engagements among a talent's private rows, each with all its reviews (also unpublished ones).
 * Of a review, only the fields that the viewer may see are returned.
 */
export function projectEngagements(rows: StoredRow[], viewer: Viewer): StoredRow[] {
  const reviews = rows.filter((row) => row.__typename === 'EnishiWorkHistoryReview');
  const engagements = rows.filter((row) => row.__typename === 'EnishiWorkHistory');
  return engagements.map((row) => ({
    ...row,
    reviews: {
      items: reviews
        .filter((review) => parentIdOf(`${review.id}`) === row.id)
        .map((review) => project(ReviewVisibility, review, viewer)),
    },
  }));
}
