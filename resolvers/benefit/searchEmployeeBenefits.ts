import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import { buildScope } from '../search/lib/buildScope';
import { searchRequest, searchResponse, type SearchStash } from '../search/lib/search';
import { employeeBenefits } from '../search/lib/searchables/employeeBenefits';
import { nearRequest, plainResponse, prefixRequest } from '../search/lib/widerStep';
import { understand } from '../search/understand';
import { readOwnUses } from './readOwnUses';

export const searchEmployeeBenefits = operation('Query.searchEmployeeBenefits', { grants: ['signedIn'] })
  .stash<SearchStash & { who: Caller }>()
  .step('understand', understand)
  .step('scope', 'None', {
    /**
     * Chooses the OpenSearch index for searchEmployeeBenefits: for administrators one with drafts and coupon
     * codes, for everybody else one without them.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      ctx.stash.scope = buildScope(ctx, {
        index: who.isAdmin ? 'employee-benefits-admin' : 'employee-benefits',
        searchable: employeeBenefits,
        isAdmin: who.isAdmin,
        forced: [],
      });
      runtime.earlyReturn(null);
    },

    response() {
      return null;
    },
  })
  .step('search', 'Search', {
    request: searchRequest,

    response: searchResponse,
  })
  .step('prefix', 'Search', {
    request: prefixRequest,

    response: plainResponse,
  })
  .step('near', 'Search', {
    request: nearRequest,

    response: plainResponse,
  })
  .step('mine', readOwnUses);
