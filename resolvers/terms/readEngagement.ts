import { query } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { childrenPrefix } from '../../model/ids';
import type { Rows } from '../generated/types';
import type { CommonStash } from '../lib/CommonStash';
import { step, type StepContext } from '../lib/operation';
import type { QueryResult } from '../lib/read';
import { resultOrFail } from '../lib/resolver';

/** The newest engagement of the talent in the job, which follows what both sides agree on. */
type Stash = CommonStash & { engagementId?: string };

export const readEngagement = step('Talent', {
  /** Reads the talent’s engagements. Rows of older releases do not say from which application they come. */
  request(ctx: StepContext<unknown, Stash, Rows['UserApplies']>) {
    const { pk, sk } = childrenPrefix(EnishiWorkHistory, ctx.prev.result.userID);
    return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, scanIndexForward: false, limit: 1000 });
  },

  response(ctx) {
    const { items } = resultOrFail<QueryResult<Rows['EnishiWorkHistory']>>(ctx);
    const { openJobID } = ctx.prev.result;
    const own = items.filter((row) => row.__typename === 'EnishiWorkHistory' && row.openJobId === openJobID);
    ctx.stash.engagementId = own[0]?.id;
    return ctx.prev.result;
  },
});
