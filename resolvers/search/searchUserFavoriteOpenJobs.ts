import { runtime } from '@aws-appsync/utils';
import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import { buildScope } from './lib/buildScope';
import { searchRequest, searchResponse, type SearchStash } from './lib/search';
import { userFavoriteOpenJobs } from './lib/searchables/userFavoriteOpenJobs';
import { nearRequest, plainResponse, prefixRequest } from './lib/widerStep';
import { understand } from './understand';

export const searchUserFavoriteOpenJobs = operation('Query.searchUserFavoriteOpenJobs', {
  grants: ['owner', 'admin'],
})
  .stash<SearchStash>()
  .step('understand', understand)
  .step('scope', 'None', {
    /**
     * Restricts searchUserFavoriteOpenJobs to the caller's own keeps (saved jobs). If the filter names another
     * person, administrators search that person's keeps, and others get an empty page.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const asked = ctx.args.filter?.userID;
      const userID = asked?.eq ?? who.sub;
      const nothing = {
        items: [],
        nextToken: null,
        total: 0,
        nearTotal: 0,
        match: 'EXACT',
        aggregateItems: [],
      };
      if (userID !== who.sub && !who.isAdmin) runtime.earlyReturn(nothing, { skipTo: 'END' });
      ctx.stash.scope = buildScope(ctx, {
        index: 'user-favorite-open-jobs',
        searchable: userFavoriteOpenJobs,
        isAdmin: who.isAdmin,
        forced: [{ term: { userID } }],
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
  });
