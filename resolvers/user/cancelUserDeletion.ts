import { util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { gracePeriod } from '../../model/gracePeriod';
import { isIdOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { updatedOrFail } from '../lib/write/record';
import { projectForWriter } from './lib/userView';

export const cancelUserDeletion = operation('Mutation.cancelUserDeletion', {
  logged: 'withdrawDeletion',
  grants: ['owner', 'admin'],
}).unit('Talent', {
  /**
   * Cancels the request to delete an account, within 14 days and only if the erasure has not begun. This write
   * and the first write of the erasure both require that the request is still stored, so only one of them
   * succeeds.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { sub } = ctx.args;
    if (!isIdOf(User, sub) || !mayTouch(['owner', 'admin'], who, sub))
      fail('NotFound', 'There is no such record.');
    const now = util.time.nowEpochMilliSeconds();
    return update({
      key: { pk: sub, sk: 'User' },
      update: {
        deletionRequestedAt: operations.remove(),
        updatedAt: util.time.nowISO8601(),
        version: operations.increment(1),
      },
      condition: {
        deletionRequestedAt: { gt: util.time.epochMilliSecondsToISO8601(now - gracePeriod) },
        erasureBeganAt: { attributeExists: false },
      },
    });
  },

  response(ctx) {
    if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException' && ctx.result)
      return fail('Conflict', 'There is no wish to be deleted, or its 14 days are over.');
    return projectForWriter(ctx, updatedOrFail<Rows['User']>(ctx));
  },
});
