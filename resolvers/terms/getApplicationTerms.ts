import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix, isIdOf, partitionOf } from '../../model/ids';
import { shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { Rows } from '../generated/types';
import { mayReadApplication } from '../apply/lib/readerOf';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getLatestRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { projectSheet } from './lib/termsSheets';

export const getApplicationTerms = operation('Query.getApplicationTerms', {
  grants: ['owner', 'client', 'consultant', 'admin'],
})
  .stash<{ who: Caller }>()
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
      const { id, type, conversationId, userID, openJob, user, profile, posting } = ctx.prev.result;
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
      };
    },
  });
