import { operation } from '../lib/operation';
import { understand } from '../search/understand';
import { runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { employeeBenefits } from '../search/lib/searchables/employeeBenefits';
import { buildScope } from '../search/lib/buildScope';
import { searchResponse, searchRequest } from '../search/lib/search';
import { prefixRequest, plainResponse, nearRequest } from '../search/lib/widerStep';
import { readOwnUses } from './readOwnUses';

export const searchEmployeeBenefits = operation('Query.searchEmployeeBenefits', { grants: ['signedIn'] })
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
