import { runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { ProfessionalItem } from '../../model/entities/ProfessionalItem';
import { isIdOf } from '../../model/ids';
import type { Viewer } from '../../model/visibility/FieldRules';
import { ProfessionalItemVisibility } from '../../model/visibility/ProfessionalItemVisibility';
import { project } from '../../model/visibility/project';
import { operation } from '../lib/operation';
import { getRecord } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const getProfessionalItem = operation('Query.getProfessionalItem', {
  grants: ['guest', 'signedIn'],
})
  .stash<{ viewer: Viewer }>()
  .unit('Catalog', {
    /**
     * Returns a ProfessionalItem with the fields that the caller may see; null if it does not exist. Also passes
     * the talents' subs to the resolver of the relation `users`, which then need not read the item again.
     */
    request(ctx) {
      ctx.stash.viewer = viewerOf(authorizeAndValidate(ctx), '');
      if (!isIdOf(ProfessionalItem, ctx.args.id)) return runtime.earlyReturn(null);
      return getRecord(ProfessionalItem, ctx.args.id);
    },

    response(ctx) {
      const item = resultOrFail(ctx);
      if (!item) return null;
      const carried = { ...item, users: { subs: item.userIDs ?? [] } };
      return project(ProfessionalItemVisibility, carried, ctx.stash.viewer);
    },
  });
