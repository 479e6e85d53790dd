import { util } from '@aws-appsync/utils';
import { invalid, type Item } from '../../lib/resolver';
import { childId, parentIdOf } from '../../../model/ids';
import { stamp } from '../../lib/write/record';
import type { Caller } from '../../../model/access';
import { EnishiWorkHistoryVisibility } from '../../../model/visibility/EnishiWorkHistoryVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';

/** The fields of an engagement that only the talent writes. */
export const talentFields = ['comment', 'description'];

/**
 * Rejects an engagement that ends before it starts, or that has an end and continues; dates are
 * `YYYY-MM-DD`.
 */
export function checkPeriod({ startDate, endDate, isContinuation }: Item): void {
  if (!endDate) return;
  if (startDate && `${endDate}` < `${startDate}`) invalid('input.endDate', 'notBeforeStart');
  if (isContinuation === true) invalid('input.isContinuation', 'endDate');
}

const JAPAN = 32400000;

/** True when an engagement has ended, in Japan's time zone. It ends on its last day. */
export function hasEnded({ endDate, isContinuation }: Item): boolean {
  const now = util.time.epochMilliSecondsToISO8601(util.time.nowEpochMilliSeconds() + JAPAN);
  return isContinuation !== true && !!endDate && `${endDate}` <= now.slice(0, 10);
}

interface Made {
  by: string;
  segment: string;
  createToken?: string | null;
}

/**
 * Builds an engagement between a talent and a job's organization, under the name that everybody sees.
 * `about` is an application or has its fields: ids and snapshots of both parties, and the job's
 * organization.
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

/** The fields of an engagement that the caller may see as one of its parties. */
export function projectEngagement(engagement: Item, who: Caller): Item {
  const viewer: Viewer = engagement.userId === who.sub ? 'owner' : 'inContact';
  const shown = project(EnishiWorkHistoryVisibility, engagement, who.isAdmin ? 'admin' : viewer);
  return { ...shown, __typename: engagement.__typename };
}

/** The engagements among a talent's private rows, each with its reviews that the viewer may see. */
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
