import { type Context, util } from '@aws-appsync/utils';
import { batchGet, put } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../../model/access';
import { ApplicationReview } from '../../../model/entities/ApplicationReview';
import { UserApplies } from '../../../model/entities/UserApplies';
import { isIdOf, keyOf } from '../../../model/ids';
import { ApplicationReviewVisibility } from '../../../model/visibility/ApplicationReviewVisibility';
import { ScorecardVisibility } from '../../../model/visibility/ScorecardVisibility';
import { project } from '../../../model/visibility/project';
import type { Rows, StoredRow } from '../../generated/types';
import { batchItems } from '../../lib/read';
import { fail, resultOrFail, tableName } from '../../lib/resolver';
import { readerOf } from './readerOf';

/*
 * What the operations have in common that read and write what is said about an application.
 */

export type Comments = NonNullable<Rows['ApplicationReview']['comments']>;
export type Scorecards = NonNullable<Rows['ApplicationReview']['scorecards']>;

export interface ReviewStash {
  who: Caller;
  application: Rows['UserApplies'];
  /** The row as it is stored; null as long as nobody has written anything. */
  review: Rows['ApplicationReview'] | null;
  /** The row that the last write stored. */
  stored?: Rows['ApplicationReview'];
  isStored?: boolean;
  tries?: number;
  /** The id of the comment that is written. */
  writtenId?: string;
}

/** Returns the request that reads an application and what is said about it. */
export function readReview(ctx: Context, who: Caller, id: string) {
  ctx.stash.who = who;
  // Another text would be no key; the id of nobody finds nothing.
  const at = isIdOf(UserApplies, id) ? id : 'none.none';
  const keys = [keyOf(UserApplies, at), keyOf(ApplicationReview, at)];
  return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys, consistentRead: true } } });
}

/**
 * Keeps what `readReview` read in the stash. Returns whether the caller may see it: administrators, and those who work
 * for the job now, as long as the application is not withdrawn. Not the applicant, whatever else they are.
 */
export function keepReview(ctx: Context<unknown, ReviewStash>): boolean {
  const [application, review] = batchItems<['UserApplies', 'ApplicationReview']>(ctx, 'Talent');
  if (!application) return false;
  ctx.stash.application = application;
  ctx.stash.review = review ?? null;
  const reader = readerOf(ctx.stash.who, application);
  return reader === 'inContact' || reader === 'admin';
}

/** Does the same as `keepReview` for a write. Throws `NotFound` if the caller may not see it. */
export function keepReviewOrFail(ctx: Context<unknown, ReviewStash>): void {
  if (!keepReview(ctx)) fail('NotFound', 'There is no such record.');
}

/** Returns the scorecards of a review as the caller sees them. */
function shownScorecards(who: Caller, scorecards: Scorecards): StoredRow[] {
  const answered = scorecards.filter(({ by }) => by === who.sub).map(({ stage }) => stage);
  return scorecards.map((card) => {
    const isKnown = who.isAdmin || answered.includes(card.stage);
    return project(ScorecardVisibility, card, isKnown ? 'inContact' : 'client');
  });
}

/**
 * Returns what is said about an application as the caller sees it. `staff` and `organizationId`, which are not in the
 * schema, are for the resolver of `people`.
 */
export function reviewView(stash: ReviewStash, row: Rows['ApplicationReview'] | null): StoredRow {
  const { who, application } = stash;
  const shown = project(
    ApplicationReviewVisibility,
    {
      id: application.id,
      comments: row?.comments ?? [],
      scorecards: shownScorecards(who, row?.scorecards ?? []),
      writtenId: stash.writtenId,
    },
    readerOf(who, application),
  );
  const staff = [...(application.staffIds ?? []), ...application.memberIds];
  const { organizationId, staffIds, userID } = application;
  return { ...shown, staff: staff.filter((sub) => sub !== userID), organizationId, staffIds };
}

/**
 * Returns the request that stores a changed review, on the condition that nobody else has changed it since it was read.
 */
export function putReview(
  ctx: Context<unknown, ReviewStash>,
  changed: { comments?: Comments; scorecards?: Scorecards },
) {
  const { application, review, who } = ctx.stash;
  const now = util.time.nowISO8601();
  const { id, userID, openJobID } = application;
  const row: Rows['ApplicationReview'] = {
    __typename: 'ApplicationReview',
    id,
    userID,
    openJobID,
    createdBy: review?.createdBy ?? who.sub,
    createdAt: review?.createdAt ?? now,
    comments: changed.comments ?? review?.comments ?? [],
    scorecards: changed.scorecards ?? review?.scorecards ?? [],
    updatedAt: now,
    version: (review?.version ?? 0) + 1,
  };
  ctx.stash.stored = row;
  return put({
    key: keyOf(ApplicationReview, id),
    item: row,
    condition: review ? { version: { eq: review.version } } : { pk: { attributeExists: false } },
  });
}

const TRIES = 3;

/**
 * Returns the stored review as the caller sees it. If somebody else has changed it in the meantime, keeps what they
 * stored, so that the next step tries again.
 */
export function storedReview(ctx: Context<unknown, ReviewStash>): StoredRow | null {
  const { stash } = ctx;
  stash.tries = (stash.tries ?? 0) + 1;
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
    if (stash.tries >= TRIES) fail('Conflict', 'The record has changed in the meantime.');
    stash.review = (ctx.result as Rows['ApplicationReview'] | null) ?? null;
    return null;
  }
  resultOrFail(ctx);
  stash.isStored = true;
  return reviewView(stash, stash.stored ?? null);
}
