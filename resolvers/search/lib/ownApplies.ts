import type { Caller } from '../../../model/access';
import type { Clause } from './Searchable';

/**
 * What an organization's member or a consultant finds of applications: those to their own jobs. What was withdrawn is
 * not found, since a search by name would tell whose it is.
 */
export function ownApplies(who: Caller): Clause[] {
  if (who.isAdmin) return [];
  const own: Clause[] = [{ term: { memberIds: who.sub } }];
  if (who.organizationId !== '') own.push({ term: { organizationId: who.organizationId } });
  return [{ bool: { should: own, minimum_should_match: 1, must_not: [{ term: { type: 'WITHDRAWN' } }] } }];
}
