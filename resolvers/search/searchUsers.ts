import { runtime } from '@aws-appsync/utils';
import { queryConsultations, requireConsultation } from '../lib/access/jobStaff';
import { operation } from '../lib/operation';
import { authorizeAndValidate, getCaller } from '../lib/resolver';
import { buildScope } from './lib/buildScope';
import { type SearchContext, searchRequest, type SearchStash } from './lib/search';
import { offeredUsers } from './lib/searchables/offeredUsers';
import { users } from './lib/searchables/users';
import { showUsers, usersPage } from './lib/usersPage';
import { widerPage, widerRequest } from './lib/widerStep';
import { understand } from './understand';

/** The scope of a search. Members of an organization find nobody who blocks it: not in totals and facets either. */
function scopeOf(ctx: SearchContext) {
  const isAdmin = !!ctx.stash.isAdmin;
  const { memberOf } = getCaller(ctx);
  const index = isAdmin ? 'users-admin' : 'users-client';
  const isHiding = !isAdmin && memberOf !== '';
  const forced = isHiding ? [{ bool: { must_not: [{ term: { hiddenFrom: memberOf } }] } }] : [];
  return buildScope(ctx, { index, searchable: isAdmin ? users : offeredUsers, isAdmin, forced });
}

export const searchUsers = operation('Query.searchUsers', { grants: ['client', 'consultant', 'admin'] })
  .stash<SearchStash>()
  .step('understand', understand)
  .step('scope', 'Talent', {
    /**
     * Chooses the OpenSearch index for searchUsers: all talents for administrators, talents who agreed to be
     * shown to organizations for clients and consultants. If the caller is neither an administrator nor a client,
     * this step reads the caller's involvements in jobs, which show whether the caller is a consultant. If not,
     * the search is `Unauthorized`.
     */
    request(ctx) {
      const { isAdmin, organizationId, sub } = authorizeAndValidate(ctx);
      ctx.stash.isAdmin = isAdmin;
      if (!isAdmin && organizationId === '') return queryConsultations(sub);
      ctx.stash.scope = scopeOf(ctx);
      return runtime.earlyReturn(null);
    },

    response(ctx) {
      requireConsultation(ctx);
      ctx.stash.scope = scopeOf(ctx);
      return null;
    },
  })
  .step('search', 'Search', {
    /** Returns the OpenSearch request for a page of talents. */
    request: (ctx) => showUsers(searchRequest(ctx)),

    response: (ctx) => usersPage(ctx),
  })
  .step('prefix', 'Search', {
    /**
     * If the exact search found no talent, searches again so that a word in the search text may also be the
     * beginning of a longer word (step `PREFIX`).
     */
    request: (ctx) => showUsers(widerRequest(ctx, 'PREFIX')),

    response: (ctx) => widerPage(ctx, usersPage(ctx)),
  })
  .step('near', 'Search', {
    /**
     * If the previous steps found no talent, searches again so that most of the words, or words with a similar
     * spelling, are enough (step `NEAR`).
     */
    request: (ctx) => showUsers(widerRequest(ctx, 'NEAR')),

    response: (ctx) => widerPage(ctx, usersPage(ctx)),
  });
