import { runtime } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import type { Rows, StoredRow } from '../generated/types';
import type { CommonStash } from '../lib/CommonStash';
import { checkRules } from '../lib/input/rules';
import { step, type StepContext } from '../lib/operation';
import { getLatestItem } from '../lib/read';
import { fail, resultOrFail } from '../lib/resolver';
import { projectForWriter } from './lib/userView';

interface Written {
  isWritten: boolean;
  /** The record, if the write returned it; null if there is none. */
  user?: Rows['User'] | null;
}

type Args = StepContext<{ input: { sub: string } }, CommonStash, Written>;

/** Returns the User after it was changed. Throws the reason if the change was refused. */
function userOrFail(ctx: Args, user: Rows['User'] | null): StoredRow {
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
    return getLatestItem<Rows['User']>({ pk: ctx.args.input.sub, sk: 'User' });
  },

  response(ctx) {
    return userOrFail(ctx, resultOrFail(ctx));
  },
});
