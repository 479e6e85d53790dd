import { runtime } from '@aws-appsync/utils';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { operation } from '../lib/operation';
import { selects } from '../lib/relation/preloaded';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { privateFields } from './lib/privateFields';
import { readPrivateRows } from './readPrivateRows';
import { type ProfileStash, readProfile } from './readProfile';

export const getUser = operation('Query.getUser', { grants: ['guest', 'signedIn'] })
  .stash<ProfileStash>()
  .step('profile', readProfile)
  .step('private', readPrivateRows)
  .step('audit', 'Insight', {
    /** Writes an audit entry if the caller is an administrator and the query selects contact data. */
    request(ctx) {
      const isLogged = ctx.stash.viewer === 'admin' && selects(ctx, UserVisibility, privateFields.contact);
      if (!isLogged) runtime.earlyReturn(ctx.prev.result, { skipTo: 'END' });
      return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
    },

    response(ctx) {
      resultOrFail(ctx);
      return ctx.prev.result;
    },
  });
