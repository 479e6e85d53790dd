import type { Caller } from '../../model/access';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { endPipeline } from '../lib/endPipeline';
import { assertFlatFilter } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';
import { readOffset, readPageSize } from '../lib/page/paging';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const listOrganizations = operation('Query.listOrganizations', { grants: ['guest', 'signedIn'] })
  .stash<{ who: Caller }>()
  .step('shown', 'Catalog', {
    /** Reads the organizations that everybody may see: those whose name is shown by a public job. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      assertFlatFilter(ctx.args.filter);
      readPageSize(ctx.args.limit, 1000);
      readOffset(ctx.args.nextToken);
      return queryCatalogue<'Organization'>('Organization');
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      if (ctx.stash.who.isAdmin || ctx.stash.who.organizationId !== '') return { items };
      return endPipeline(ctx, cataloguePage(ctx, items, OrganizationVisibility, 'public'));
    },
  })
  .step('hidden', 'Catalog', {
    /**
     * Reads the organizations that not everybody may see. Administrators get all of them in the list, clients
     * only their own organization, and everybody else none.
     */
    request() {
      return queryCatalogue<'Organization'>('Organization#hidden');
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      const { isAdmin, organizationId } = ctx.stash.who;
      const theirs = items.filter(({ id }) => isAdmin || id === organizationId);
      const shown = ctx.prev.result.items;
      return cataloguePage(ctx, [...shown, ...theirs], OrganizationVisibility, isAdmin ? 'admin' : 'client');
    },
  });
