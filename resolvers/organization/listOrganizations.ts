import { operation } from '../lib/operation';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { authorizeAndValidate, type StoredRow, resultOrFail } from '../lib/resolver';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';
import { assertFlatFilter } from '../lib/input/filter';
import { readOffset, readPageSize } from '../lib/page/paging';
import { endPipeline } from '../lib/endPipeline';

export const listOrganizations = operation('Query.listOrganizations', { grants: ['guest', 'signedIn'] })
  .step('shown', 'Catalog', {
    /** Reads the organizations that everybody may see: those whose name is shown by a public job. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      assertFlatFilter(ctx.args.filter);
      readPageSize(ctx.args.limit, 1000);
      readOffset(ctx.args.nextToken);
      return queryCatalogue('Organization');
    },

    response(ctx) {
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
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
      return queryCatalogue('Organization#hidden');
    },

    response(ctx) {
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
      const { isAdmin, organizationId } = ctx.stash.who;
      const theirs = items.filter(({ id }) => isAdmin || id === organizationId);
      const shown = ctx.prev.result.items;
      return cataloguePage(ctx, [...shown, ...theirs], OrganizationVisibility, isAdmin ? 'admin' : 'client');
    },
  });
