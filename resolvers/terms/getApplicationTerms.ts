import { batchGet } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { Viewer } from '../../model/visibility/FieldRules';
import type { Rows } from '../generated/types';
import { mayReadApplication } from '../apply/lib/readerOf';
import { projectEngagement, projectEngagements } from '../engagement/lib/engagement';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchItems, getLatestRecord } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail, tableName } from '../lib/resolver';
import { projectSheet, sheetIdOf } from './lib/termsSheets';

type Row = Rows['TermsSheet' | 'EnishiWorkHistory' | 'EnishiWorkHistoryReview'];

/** A BatchGet reads up to 100 records: beside the sheets the engagement with its two reviews. */
const MOST_SHEETS = 97;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Returns the ids of the sheets of an application, the newest first and the draft, which is for job staff alone, last. */
function sheetIdsOf(application: Rows['UserApplies'], who: Caller): string[] {
  const draft = application.userID === who.sub ? [] : [sheetIdOf(application, 0)];
  const newest = application.terms?.number ?? 0;
  const count = Math.min(newest, MOST_SHEETS - draft.length);
  const ids: string[] = [];
  // APPSYNC_JS has no loop that counts.
  DIGITS.forEach((ten) => {
    DIGITS.forEach((one) => {
      const back = ten * 10 + one;
      if (back < count) ids.push(sheetIdOf(application, newest - back));
    });
  });
  return [...ids, ...draft];
}

/** Returns the keys of the engagement of an application and of the reviews that each side can have written of it. */
function engagementKeysOf({ engagementId }: Rows['UserApplies']) {
  if (!engagementId) return [];
  const reviews = ['CLIENT', 'TALENT'].map((side) => childId(engagementId, side));
  return [keyOf(EnishiWorkHistory, engagementId), ...reviews.map((id) => keyOf(EnishiWorkHistoryReview, id))];
}

/** Returns what the caller may see of an application and of the rows that belong to its terms. */
function termsOf(application: Rows['UserApplies'], rows: readonly (Row | null)[], who: Caller) {
  const { id, type, conversationId, userID, openJob, user, profile, posting, ending, deliveries } =
    application;
  const found: Row[] = [];
  rows.forEach((row) => {
    if (row) found.push(row);
  });
  const sheets = found.filter((row) => row.__typename === 'TermsSheet');
  const others = found.filter((row) => row.__typename !== 'TermsSheet');
  const other: Viewer = who.isAdmin ? 'admin' : 'inContact';
  const engagement = projectEngagements(others, userID === who.sub ? 'owner' : other)[0];
  return {
    ...{ id, type, conversationId, title: openJob?.title },
    organizationName: shownOrganization(openJob ?? {}),
    talentName: profile?.name ?? user?.displayName,
    posting: posting ?? null,
    sheets: sheets.map((sheet) => projectSheet(sheet, who)),
    ending: ending ?? null,
    deliveries: deliveries ?? null,
    engagement: engagement ? { ...projectEngagement(engagement, who), reviews: engagement.reviews } : null,
  };
}

export const getApplicationTerms = operation('Query.getApplicationTerms', {
  grants: ['owner', 'client', 'consultant', 'admin'],
})
  .stash<{ who: Caller; application: Rows['UserApplies'] }>()
  .step('application', 'Talent', {
    /** Reads the application, which says who works for its job. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, ctx.args.id)) invalid('id', 'id');
      return getLatestRecord(UserApplies, ctx.args.id);
    },

    response(ctx) {
      const application = resultOrFail(ctx);
      const { who } = ctx.stash;
      if (!application || !mayReadApplication(who, application)) return endPipeline(ctx, null);
      const ids = sheetIdsOf(application, who);
      if (ids.length === 0) return endPipeline(ctx, termsOf(application, [], who));
      ctx.stash.application = application;
      return ids;
    },
  })
  .step('rows', 'Talent', {
    /** Reads the sheets, and once there is a contract the engagement with its reviews. */
    request(ctx) {
      const sheets = ctx.prev.result.map((id) => keyOf(TermsSheet, id));
      const keys = [...sheets, ...engagementKeysOf(ctx.stash.application)];
      return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys, consistentRead: true } } });
    },

    response(ctx) {
      const rows = batchItems<Row['__typename']>(ctx, 'Talent');
      return termsOf(ctx.stash.application, rows, ctx.stash.who);
    },
  });
