import { util } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { childId, parentIdOf } from '../../../model/ids';
import { EnishiWorkHistoryVisibility } from '../../../model/visibility/EnishiWorkHistoryVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';
import { project } from '../../../model/visibility/project';
import type { RootFields, Rows, Snapshot } from '../../generated/types';
import { invalid } from '../../lib/resolver';
import { stamp } from '../../lib/write/record';
import type { PrivateRow } from '../../user/lib/PrivateRow';

/** The fields of an engagement that only its talent and administrators may write, not job staff. */
export const talentFields = ['comment', 'description'];

type Engagement = Rows['EnishiWorkHistory'];
type Period = Pick<Snapshot<'EnishiWorkHistory'>, 'startDate' | 'endDate' | 'isContinuation'>;

/**
 * Throws `InvalidInput` if the end date of an engagement is before its start date, or if it has an end date
 * but is marked as continuing. Dates have the form `YYYY-MM-DD`.
 */
export function checkPeriod({ startDate, endDate, isContinuation }: Period): void {
  if (!endDate) return;
  if (startDate && endDate < startDate) invalid('input.endDate', 'notBeforeStart');
  if (isContinuation === true) invalid('input.isContinuation', 'endDate');
}

type About = Pick<
  Rows['UserApplies'],
  'userID' | 'openJobID' | 'openJob' | 'user' | 'organizationId' | 'staffIds'
>;

/** What the caller writes of an engagement; its owner follows from `about`. */
type Terms = Omit<
  RootFields['Mutation.createEnishiWorkHistory']['args']['input'],
  'userId' | 'openJobId' | 'clientToken' | 'owners'
>;

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
export function buildEngagement(about: About, values: Terms, { by, segment, createToken }: Made): Engagement {
  const { userID, openJobID, openJob, user, organizationId, staffIds } = about;
  const id = childId(userID, segment);
  const job = openJob!;
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
export function projectEngagement(engagement: Engagement, who: Caller): Snapshot<'EnishiWorkHistory'> {
  const viewer: Viewer = engagement.userId === who.sub ? 'owner' : 'inContact';
  const shown = project(EnishiWorkHistoryVisibility, engagement, who.isAdmin ? 'admin' : viewer);
  return { ...shown, __typename: engagement.__typename };
}

/**
 * Returns the engagements among a talent's private rows, each with all its reviews (also unpublished ones).
 * Of a review, only the fields that the viewer may see are returned.
 */
export function projectEngagements(rows: PrivateRow[], viewer: Viewer) {
  const reviews = rows.filter((row) => row.__typename === 'EnishiWorkHistoryReview');
  const engagements = rows.filter((row) => row.__typename === 'EnishiWorkHistory');
  return engagements.map((row) => ({
    ...row,
    reviews: {
      items: reviews
        .filter((review) => parentIdOf(review.id) === row.id)
        .map((review) => project(ReviewVisibility, review, viewer)),
    },
  }));
}
