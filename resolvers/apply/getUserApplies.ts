import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf } from '../../model/ids';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { mayReadApplication } from './lib/readerOf';

export const getUserApplies = operation('Query.getUserApplies', {
  grants: ['owner', 'client', 'consultant', 'admin'],
})
  .stash<{ who: Caller }>()
  .unit('Talent', {
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, ctx.args.id)) return runtime.earlyReturn(null);
      return getLatestRecord(UserApplies, ctx.args.id);
    },

    /**
     * Returns it to the talent, to administrators, and to those who work for the job now, whether or not they take part
     * in the conversation. The messages stay with its members.
     */
    response(ctx) {
      const row = resultOrFail(ctx);
      return row && mayReadApplication(ctx.stash.who, row) ? row : null;
    },
  });
