import type { Rows } from '../generated/types';
import type { CommonStash } from '../lib/CommonStash';
import { step, type StepContext } from '../lib/operation';
import { getLatestItem } from '../lib/read';
import { resolveConflict } from '../lib/write/record';

export const resolveCreatedUser = step('Talent', {
  /**
   * Reads the User that already has the sub of a refused registration. If the registration is a repetition of
   * the one that created this User, the caller gets this User, otherwise the error `Conflict`.
   */
  request(ctx: StepContext<unknown, CommonStash & { record: Rows['User'] }>) {
    return getLatestItem<Rows['User']>({ pk: ctx.stash.record.sub, sk: 'User' });
  },

  response: resolveConflict,
});
