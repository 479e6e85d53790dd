import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { PooledTalent } from '../../model/entities/PooledTalent';
import { User } from '../../model/entities/User';
import { childId, keyOf } from '../../model/ids';
import { PoolLimits } from '../../model/limits/PoolLimits';
import { PooledTalentVisibility } from '../../model/visibility/PooledTalentVisibility';
import { project } from '../../model/visibility/project';
import type { Rows, StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, getCaller, resultOrFail } from '../lib/resolver';
import { isOther, isPoolable, poolOf } from './lib/poolAccess';

export const getPooledTalent = operation('Query.getPooledTalent', { grants: ['client', 'admin'] })
  .stash<{ organizationId: string }>()
  .step('talent', 'Talent', {
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, organizationId } = ctx.args;
      ctx.stash.organizationId = poolOf(who, organizationId);
      if (ctx.stash.organizationId === '' || !isOther(who, userID))
        return runtime.earlyReturn(null, { skipTo: 'END' });
      return getRecord(User, userID);
    },

    response(ctx) {
      const user = resultOrFail(ctx);
      if (!isPoolable(getCaller(ctx), ctx.stash.organizationId, user)) return endPipeline(ctx, null);
      return null;
    },
  })
  .step('rows', 'Talent', {
    /** Reads the organization's row about the talent, which comes last, and the newest notes. */
    request(ctx) {
      const { pk, sk } = keyOf(PooledTalent, childId(ctx.args.userID, ctx.stash.organizationId));
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: sk } },
        scanIndexForward: false,
        limit: PoolLimits.notes + 1,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult>(ctx);
      const { userID } = ctx.args;
      const id = childId(userID, ctx.stash.organizationId);
      const row = items.filter(({ __typename }) => __typename === 'PooledTalent')[0];
      const notes = items.filter(
        ({ __typename }) => __typename === 'TalentNote',
      ) as unknown as Rows['TalentNote'][];
      const nothing: StoredRow = { id, userID, isKept: false, labels: [], openJobIDs: [] };
      return project(
        PooledTalentVisibility,
        { ...(row ?? nothing), notes: notes.slice(0, PoolLimits.notes).reverse() },
        'inContact',
      );
    },
  });
