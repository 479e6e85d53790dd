import { type Context, runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import type { Clause, SearchArgs } from './lib/Searchable';
import { userApplies } from './lib/searchables/userApplies';
import { authorizeAndValidate } from '../lib/resolver';
import { buildScope } from './lib/buildScope';

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

/**
 * Chooses which applications searchUserApplies searches: all for administrators, those to their own jobs for
 * clients and consultants.
 */
export function request(ctx: Context<SearchArgs>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.scope = buildScope(ctx, {
    index: 'user-applies',
    searchable: userApplies,
    isAdmin: who.isAdmin,
    forced: ownApplications(who),
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
