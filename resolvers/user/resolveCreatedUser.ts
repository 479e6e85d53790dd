import type { Context } from '@aws-appsync/utils';
import { getLatestItem } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';
import { step } from '../lib/operation';

export const resolveCreatedUser = step('Talent', {
  /**
   * Reads the User that already has the sub of a refused registration. If the registration is a repetition of
   * the one that created this User, the caller gets this User, otherwise the error `Conflict`.
   */
  request(ctx: Context) {
    return getLatestItem({ pk: `${ctx.stash.record.sub}`, sk: 'User' });
  },

  response: resolveConflict,
});
