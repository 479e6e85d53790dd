import type { CustomResolver, CustomResolverStep } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

const step = (file: string): CustomResolverStep => ({ source: 'Catalog', file });
const createWithUrl = { write: step('create.write'), resolveConflict: step('resolveConflict') };
const updateWithUrl = {
  read: step('read'),
  write: step('update.write'),
  resolveConflict: step('resolveConflict'),
};
const deleteWithUrl = { read: step('read'), write: step('delete.write') };

/**
 * The custom resolvers for catalogues: records with a unique URL (public pages and categories of professionals), the
 * dictionary of company names, synonyms of the search, and proposals of new skills.
 */
export const catalogueResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getPageQuery': {
    in: 'catalogue',
    grants: ['guest', 'signedIn'],
    steps: { reservation: 'Catalog', record: 'Catalog' },
  },
  'Query.listWorkHistoryCompanies': { in: 'catalogue', grants: ['signedIn'], source: 'Catalog' },
  'Mutation.createWPWorkerCategory': { in: 'unique-url', grants: ['admin'], steps: createWithUrl },
  'Mutation.updateWPWorkerCategory': { in: 'unique-url', grants: ['admin'], steps: updateWithUrl },
  'Mutation.deleteWPWorkerCategory': {
    in: 'unique-url',
    grants: ['admin'],
    also: ['Insight'],
    steps: deleteWithUrl,
  },
  'Mutation.createPageQuery': { in: 'unique-url', grants: ['admin'], steps: createWithUrl },
  'Mutation.updatePageQuery': { in: 'unique-url', grants: ['admin'], steps: updateWithUrl },
  'Mutation.deletePageQuery': {
    in: 'unique-url',
    grants: ['admin'],
    also: ['Insight'],
    steps: deleteWithUrl,
  },
  'Mutation.createWorkHistoryCompany': {
    in: 'catalogue',
    grants: ['signedIn'],
    rate: RateLimits.companyName,
    steps: { count: 'Talent', write: 'Catalog' },
  },
  'Mutation.updateWorkHistoryCompany': {
    in: 'catalogue',
    grants: ['admin'],
    steps: { read: 'Catalog', write: 'Catalog' },
  },
  'Query.listSynonyms': { in: 'synonyms', grants: ['admin'], source: 'Catalog' },
  'Query.previewSynonyms': {
    in: 'synonyms',
    grants: ['admin'],
    steps: { published: 'Catalog', count: 'Search', titles: 'OpenJob' },
  },
  'Mutation.publishSynonyms': {
    in: 'synonyms',
    grants: ['admin'],
    source: 'Catalog',
    also: ['Insight'],
  },
  'Mutation.proposeSkill': {
    in: 'notify',
    grants: ['signedIn'],
    rate: RateLimits.notification,
    source: 'Slack',
  },
  'PageQuery.jobs': { in: 'catalogue', grants: [], source: 'OpenJob' },
};
