import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { isIdOf, partitionOf } from '../../model/ids';
import { project } from '../../model/visibility/project';
import type { StoredRow } from '../generated/types';
import { ENTITY } from '../lib/bundleConstants';
import { steps } from '../lib/operation';
import { getRecord } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const getEntity = steps({
  read: {
    /** Returns a record of any entity by its id, with the fields that the caller may see. Null if it does not exist. */
    request(ctx: Context<{ id: string }>) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.viewer = viewerOf(who, partitionOf(ctx.args.id));
      if (!isIdOf(ENTITY, ctx.args.id)) return runtime.earlyReturn(null);
      return getRecord(ENTITY, ctx.args.id);
    },

    response(ctx: Context) {
      const item = resultOrFail<StoredRow | null>(ctx);
      return item ? project(ENTITY.fields, item, ctx.stash.viewer) : null;
    },
  },
});
