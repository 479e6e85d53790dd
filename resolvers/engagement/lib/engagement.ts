import { util } from '@aws-appsync/utils';
import { invalid, type Item } from '../../lib/resolver';
import { childId, parentIdOf } from '../../../model/ids';
import { stamp } from '../../lib/write/record';
import type { Caller } from '../../../model/access';
import { EnishiWorkHistoryVisibility } from '../../../model/visibility/EnishiWorkHistoryVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';

/** What of an engagement is the talent's own to say. */
export const talentFields = ['comment', 'description'];

/** Refuses an engagement that ends before it begins, or goes on although it has ended; dates are `YYYY-MM-DD`. */
export function checkPeriod({ startDate, endDate, isContinuation }: Item): void {
  if (!endDate) return;
  if (startDate && `${endDate}` < `${startDate}`) invalid('input.endDate', 'notBeforeStart');
  if (isContinuation === true) invalid('input.isContinuation', 'endDate');
}

const JAPAN = 32400000;

/** Has an engagement ended, by the calendar of Japan? Its last day counts. */
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
 * An engagement between a talent and a job's organization, whose name is told as everybody sees it. `about` is
 * an application, or what stands for one: both sides' ids and snapshots, and whose the job is.
 */
export function buildEngagement(about: Item, values: Item, { by, segment, createToken }: Made): Item {
  const { userID, openJobID, openJob, user, organizationId, staffIds } = about;
  const id = childId(`${userID}`, segment);
  const job = openJob as Item;
  const organizationName = values.organizationName ?? job.organizationName ?? job.organizationNameForHidden;
  // A name that an administrator entered does not follow the job.
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

/** An engagement as one of its parties sees it; its relations go by `__typename`. */
export function projectEngagement(engagement: Item, who: Caller): Item {
  const side: Viewer = engagement.userId === who.sub ? 'owner' : 'inContact';
  const shown = project(EnishiWorkHistoryVisibility, engagement, who.isAdmin ? 'admin' : side);
  return { ...shown, __typename: engagement.__typename };
}

/** The engagements among a talent's private rows, each with those of its reviews that are among them, as this viewer may see them. */
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
