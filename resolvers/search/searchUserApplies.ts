import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import type { Clause } from '../../model/search/Searchable';
import { buildScope } from './lib/buildScope';
import { searchRequest, searchResponse, type SearchStash } from './lib/search';
import { userApplies } from './lib/searchables/userApplies';
import { showApplications } from './lib/showApplications';
import { plainResponse, widerRequest } from './lib/widerStep';
import { understand } from './understand';

/**
 * Returns the conditions that restrict job staff to applications to their own jobs; none for administrators.
 * Job staff do not find withdrawn applications. Otherwise they could find out who has withdrawn, by searching
 * for the person's name.
 */
function ownApplications(who: Caller): Clause[] {
  if (who.isAdmin) return [];
  const own: Clause[] = [{ term: { memberIds: who.sub } }];
  if (who.organizationId !== '') own.push({ term: { organizationId: who.organizationId } });
  return [{ bool: { should: own, minimum_should_match: 1, must_not: [{ term: { type: 'WITHDRAWN' } }] } }];
}

export const searchUserApplies = operation('Query.searchUserApplies', {
  grants: ['client', 'consultant', 'admin'],
})
  .stash<SearchStash>()
  .step('understand', understand)
  .step('scope', 'None', {
    /**
     * Chooses which applications searchUserApplies searches: all for administrators, those to their own jobs for
     * clients and consultants.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.scope = buildScope(ctx, {
        index: 'user-applies',
        searchable: userApplies,
        isAdmin: who.isAdmin,
        forced: ownApplications(who),
      });
      runtime.earlyReturn(null);
    },

    response() {
      return null;
    },
  })
  .step('search', 'Search', {
    /** Returns the OpenSearch request for a page of applications. */
    request: (ctx) => showApplications(searchRequest(ctx)),

    response: searchResponse,
  })
  .step('prefix', 'Search', {
    /**
     * If the exact search found no application, searches again so that a word in the search text may also be the
     * beginning of a longer word (step `PREFIX`).
     */
    request: (ctx) => showApplications(widerRequest(ctx, 'PREFIX')),

    response: plainResponse,
  })
  .step('near', 'Search', {
    /**
     * If the previous steps found no application, searches again so that most of the words, or words with a
     * similar spelling, are enough (step `NEAR`).
     */
    request: (ctx) => showApplications(widerRequest(ctx, 'NEAR')),

    response: plainResponse,
  });
