import { util } from '@aws-appsync/utils';
import { invalid, type Item } from '../../lib/resolver';
import { childId, parentIdOf } from '../../../model/ids';
import { stamp } from '../../lib/write/record';
import type { Caller } from '../../../model/access';
import { EnishiWorkHistoryVisibility } from '../../../model/visibility/EnishiWorkHistoryVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';

/**
 * The fields of an engagement that belong to the talent: the talent and administrators may write them, job
 * staff may not.
 */
export const talentFields = ['comment', 'description'];

/**
 * Throws `InvalidInput` if an engagement ends before it starts, or has an end date and is marked as continuing. Dates
 * have the form `YYYY-MM-DD`.
 */
export function checkPeriod({ startDate, endDate, isContinuation }: Item): void {
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
 * Builds the engagement between a talent and a job's organization. Its organization name is the one in
 * `values` or, without one, the name that the job shows. `about` contains the ids and snapshots of the talent
 * and the job, and the ids of the organization and of the job's staff: it is the application, or an object
 * with the same fields.
 */
export function buildEngagement(about: Item, values: Item, { by, segment, createToken }: Made): Item {
  const { userID, openJobID, openJob, user, organizationId, staffIds } = about;
  const id = childId(`${userID}`, segment);
  const job = openJob as Item;
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
 * Returns the fields of an engagement that the caller may see as its talent, as an administrator or, if
 * neither, as job staff. It does not check that the caller is one of them.
 */
export function projectEngagement(engagement: Item, who: Caller): Item {
  const viewer: Viewer = engagement.userId === who.sub ? 'owner' : 'inContact';
  const shown = project(EnishiWorkHistoryVisibility, engagement, who.isAdmin ? 'admin' : viewer);
  return { ...shown, __typename: engagement.__typename };
}

/**
 * Returns the engagements among a talent's private rows. Each contains all its reviews, published or not,
 * with the fields of a review that the viewer may see.
 */
export function projectEngagements(rows: Item[], viewer: Viewer): Item[] {
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
