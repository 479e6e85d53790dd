import { type Context, runtime } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { checkRules } from '../lib/input/rules';
import { fail, getLatestItem, type StoredRow, resultOrFail } from '../lib/resolver';
import { projectForWriter } from './lib/userView';
import { step } from '../lib/operation';

type Args = Context<{ input: { sub: string } }>;

/** Returns the User after it was changed. Throws the reason if the change was refused. */
function userOrFail(ctx: Args, user: StoredRow | null): StoredRow {
  if (!user) return fail('NotFound', 'There is no such record.');
  if (ctx.prev.result.isWritten) return projectForWriter(ctx, user);
  checkRules(User.rules, ctx.args.input, user);
  return fail('Conflict', 'The record has changed in the meantime.');
}

export const resolveChangedUser = step('Talent', {
  /**
   * Reads the User after it was changed, or after the change was refused, unless the previous step has returned
   * it.
   */
  request(ctx: Args) {
    const { user } = ctx.prev.result;
    if (user !== undefined) return runtime.earlyReturn(userOrFail(ctx, user));
    return getLatestItem({ pk: ctx.args.input.sub, sk: 'User' });
  },

  response(ctx: Args) {
    return userOrFail(ctx, resultOrFail<StoredRow | null>(ctx));
  },
});
