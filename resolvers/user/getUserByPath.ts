import { operation } from '../lib/operation';
import { runtime } from '@aws-appsync/utils';
import { authorizeAndValidate, getItem, type StoredRow, resultOrFail } from '../lib/resolver';
import { portfolioPathKey } from './lib/portfolioPath';
import { endPipeline } from '../lib/endPipeline';
import { readProfile } from './readProfile';
import { readPrivateRows } from './readPrivateRows';

export const getUserByPath = operation('Query.getUserByPath', { grants: ['guest', 'signedIn'] })
  .step('reservation', 'Catalog', {
    /** Reads the reservation of a portfolio path, which contains the sub of the talent with that path. */
    request(ctx) {
      authorizeAndValidate(ctx);
      if (ctx.args.path === '' || ctx.args.path.length > 60) runtime.earlyReturn(null, { skipTo: 'END' });
      return getItem(portfolioPathKey(ctx.args.path));
    },

    response(ctx) {
      const stored = resultOrFail<StoredRow | null>(ctx);
      if (!stored) return endPipeline(ctx, null);
      ctx.stash.sub = stored.id;
      ctx.stash.isByPath = true;
      return {};
    },
  })
  .step('profile', readProfile)
  .step('private', readPrivateRows);
