import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix, isIdOf, partitionOf } from '../../model/ids';
import { shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { Viewer } from '../../model/visibility/FieldRules';
import type { Rows } from '../generated/types';
import { mayReadApplication } from '../apply/lib/readerOf';
import { projectEngagement, projectEngagements } from '../engagement/lib/engagement';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getLatestRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { projectSheet } from './lib/termsSheets';

/** Returns the key condition for the engagements of a talent and their reviews. */
function queryOf(userID: string) {
  const { pk, sk } = childrenPrefix(EnishiWorkHistory, userID);
  return { query: { pk: { eq: pk }, sk: { beginsWith: sk } } };
}

export const getApplicationTerms = operation('Query.getApplicationTerms', {
  grants: ['owner', 'client', 'consultant', 'admin'],
})
  .stash<{ who: Caller; about: { userID: string; openJobID: string; isContract: boolean } }>()
  .step('application', 'Talent', {
    /** Reads the application, which says who works for its job. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, ctx.args.id)) invalid('id', 'id');
      return getLatestRecord(UserApplies, ctx.args.id);
    },

    response(ctx) {
      const application = resultOrFail(ctx);
      if (!application || !mayReadApplication(ctx.stash.who, application)) return endPipeline(ctx, null);
      return application;
    },
  })
  .step('sheets', 'Talent', {
    /** Reads the sheets of the application, the newest first and the draft last. The draft is for job staff alone. */
    request(ctx) {
      const { pk, sk } = childrenPrefix(TermsSheet, partitionOf(ctx.args.id));
      const beginsWith = `${sk}${ctx.prev.result.openJobID}-`;
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith } },
        scanIndexForward: false,
        limit: 100,
        consistentRead: true,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['TermsSheet']>>(ctx);
      const { who } = ctx.stash;
      const { id, type, conversationId, userID, openJob, openJobID, user, profile } = ctx.prev.result;
      const { posting, ending, deliveries } = ctx.prev.result;
      ctx.stash.about = { userID, openJobID, isContract: type === 'CONTRACTED' };
      const shown = items.filter(({ number }) => number > 0 || userID !== who.sub);
      return {
        id,
        type,
        conversationId,
        title: openJob?.title,
        organizationName: shownOrganization(openJob ?? {}),
        talentName: profile?.name ?? user?.displayName,
        posting: posting ?? null,
        sheets: shown.map((sheet) => projectSheet(sheet, who)),
        ending: ending ?? null,
        deliveries: deliveries ?? null,
      };
    },
  })
  .step('engagement', 'Talent', {
    /** Reads the talent’s engagements with their reviews, of which the newest in this job began with the contract. */
    request(ctx) {
      const { userID, isContract } = ctx.stash.about;
      if (!isContract) return runtime.earlyReturn({ ...ctx.prev.result, engagement: null });
      return query({ ...queryOf(userID), scanIndexForward: true, limit: 1000 });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['EnishiWorkHistory' | 'EnishiWorkHistoryReview']>>(ctx);
      const { who, about } = ctx.stash;
      const other: Viewer = who.isAdmin ? 'admin' : 'inContact';
      const all = projectEngagements(items, about.userID === who.sub ? 'owner' : other);
      const own = all.filter((row) => row.openJobId === about.openJobID);
      const newest = own[own.length - 1];
      const engagement = newest ? { ...projectEngagement(newest, who), reviews: newest.reviews } : null;
      return { ...ctx.prev.result, engagement };
    },
  });
