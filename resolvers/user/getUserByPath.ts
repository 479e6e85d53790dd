import { runtime } from '@aws-appsync/utils';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getItem } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { type PathRow, portfolioPathKey } from './lib/portfolioPath';
import { readPrivateRows } from './readPrivateRows';
import { type ProfileStash, readProfile } from './readProfile';

export const getUserByPath = operation('Query.getUserByPath', { grants: ['guest', 'signedIn'] })
  .stash<ProfileStash>()
  .step('reservation', 'Catalog', {
    /** Reads the reservation of a portfolio path, which contains the sub of the talent with that path. */
    request(ctx) {
      authorizeAndValidate(ctx);
      if (ctx.args.path === '' || ctx.args.path.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
      return getItem<PathRow>(portfolioPathKey(ctx.args.path));
    },

    response(ctx) {
      const stored = resultOrFail(ctx);
      if (!stored) return endPipeline(ctx, null);
      ctx.stash.sub = stored.id;
      ctx.stash.isByPath = true;
      return {};
    },
  })
  .step('profile', readProfile)
  .step('private', readPrivateRows);
