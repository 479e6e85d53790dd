import type { CustomResolver, CustomResolverStep } from '../CustomResolver';

const understand: CustomResolverStep = { source: 'Catalog', file: 'understand' };

/**
 * The custom resolvers that search the OpenSearch indices of jobs, talents, applications and keeps (saved
 * jobs).
 */
export const searchResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.searchOpenJobs': {
    in: 'search',
    grants: ['guest', 'signedIn'],
    steps: {
      understand,
      scope: 'None',
      search: 'Search',
      prefix: 'Search',
      near: 'Search',
      mine: 'Talent',
      countEmptySearch: 'EmptySearches',
    },
  },
  'Query.countOpenJobs': {
    in: 'search',
    grants: ['guest', 'signedIn'],
    steps: { understand, count: 'Search' },
  },
  'Query.findRecords': { in: 'search', grants: ['admin'], source: 'RecordFinder' },
  'Query.suggest': { in: 'search', grants: ['guest', 'signedIn'], source: 'Search' },
  'Query.searchUserFavoriteOpenJobs': {
    in: 'search',
    grants: ['owner', 'admin'],
    steps: { understand, scope: 'None', search: 'Search', prefix: 'Search', near: 'Search' },
  },
  'Query.searchUsers': {
    in: 'search',
    grants: ['client', 'consultant', 'admin'],
    steps: { understand, scope: 'Talent', search: 'Search', prefix: 'Search', near: 'Search' },
  },
  'Query.searchUserApplies': {
    in: 'search',
    grants: ['client', 'consultant', 'admin'],
    steps: { understand, scope: 'None', search: 'Search', prefix: 'Search', near: 'Search' },
  },
};
