import { indices } from '../indices';
import { type callers, organizationId, type SearchCall } from './SearchCall';
import { drawEach, drawMixed } from './draw';
import { words } from './words';

const ASKERS: readonly [search: string, as: keyof typeof callers, index: string][] = [
  ['search/searchOpenJobs', 'guest', 'open-jobs'],
  ['search/searchOpenJobs', 'member', 'open-jobs-admin'],
  ['search/searchOpenJobs', 'admin', 'open-jobs-admin'],
  ['search/searchUsers', 'admin', 'users-admin'],
  ['search/searchUsers', 'member', 'users-client'],
  ['search/searchUserApplies', 'admin', 'user-applies'],
  ['search/searchUserApplies', 'member', 'user-applies'],
  ['search/searchUserFavoriteOpenJobs', 'talent', 'user-favorite-open-jobs'],
  ['benefit/searchEmployeeBenefits', 'talent', 'employee-benefits'],
  ['benefit/searchEmployeeBenefits', 'admin', 'employee-benefits-admin'],
];
/**
 * The indices for which the test covers each single field, operator, sort field and aggregate. Searches of an
 * organization's members are not tested in this way.
 */
const EACH_FOR = new Set([
  'open-jobs',
  'users-admin',
  'user-applies',
  'user-favorite-open-jobs',
  'employee-benefits',
]);
const MIXED = 45;

/**
 * Generates all search requests to test, for each pair of search and caller in `ASKERS`. The resolvers refuse
 * some of them.
 */
export function drawAll(): SearchCall[] {
  return ASKERS.flatMap(([search, as, index], place) => {
    const all = indices.find(([name]) => name === index)?.[1] ?? [];
    const documents = all.filter((each) => each !== undefined);
    const query = search.slice(search.indexOf('/') + 1);
    const each = EACH_FOR.has(index) && as !== 'member' ? drawEach(query, documents) : [];
    const mixed = drawMixed(query, documents, 20_261_121 + place, MIXED);
    const isOwn = as === 'member' && index === 'open-jobs-admin';
    const said = words.map((match) => ({ filter: { keyword: { match } }, limit: 5 }));
    return [...each, ...said, ...mixed].map((args): SearchCall => {
      const own = { filter: { ...(args.filter as object), organizationId: { eq: organizationId } } };
      return { search, as, args: isOwn ? { ...args, ...own } : args };
    });
  });
}
