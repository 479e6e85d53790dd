import { util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { RateLimits } from '../../model/limits/RateLimits';
import { sessionEndRow } from '../../model/sessionEndRow';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const endSubscriptions = operation('Mutation.endSubscriptions', {
  grants: ['signedIn'],
  rate: RateLimits.signOut,
}).unit('Insight', {
  /** Ends all open subscriptions of the caller: `handle-changes` reacts to the row. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { pk, sk, ...item }: StoredRow = sessionEndRow(
      who.sub,
      util.time.nowEpochMilliSeconds(),
      ctx.args.hasNewPassword === true,
    );
    return put({ key: { pk, sk }, item });
  },

  response(ctx) {
    resultOrFail(ctx);
    return { accepted: true };
  },
});
