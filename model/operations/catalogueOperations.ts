import type { HandWritten, HandWrittenStep } from '../HandWritten';

const step = (file: string): HandWrittenStep => ({ source: 'Catalog', file });
const createSlugged = { write: step('create.write'), settle: step('settle') };
const updateSlugged = { read: step('read'), write: step('update.write'), settle: step('settle') };
const deleteSlugged = { read: step('read'), write: step('delete.write') };

/** Catalogues that are more than their generic operations: unique addresses, dictionaries, people behind items. */
export const catalogueOperations: Readonly<Record<string, HandWritten>> = {
  'Query.getPageQuery': {
    in: 'slug',
    grants: ['guest', 'signedIn'],
    steps: { claim: 'Catalog', record: 'Catalog' },
  },
  'PageQuery.jobs': { in: 'slug', grants: [], source: 'OpenJob' },
  'Query.listWorkHistoryCompanies': { in: 'company', grants: ['signedIn'], source: 'Catalog' },
  'Mutation.createWPWorkerCategory': { in: 'slug', grants: ['admin'], steps: createSlugged },
  'Mutation.updateWPWorkerCategory': { in: 'slug', grants: ['admin'], steps: updateSlugged },
  'Mutation.deleteWPWorkerCategory': { in: 'slug', grants: ['admin'], steps: deleteSlugged },
  'Mutation.createPageQuery': { in: 'slug', grants: ['admin'], steps: createSlugged },
  'Mutation.updatePageQuery': { in: 'slug', grants: ['admin'], steps: updateSlugged },
  'Mutation.deletePageQuery': { in: 'slug', grants: ['admin'], steps: deleteSlugged },
  'Mutation.createWorkHistoryCompany': {
    in: 'company',
    grants: ['signedIn'],
    steps: { rate: 'Insight', count: 'Talent', write: 'Catalog' },
  },
  'Mutation.updateWorkHistoryCompany': {
    in: 'company',
    grants: ['admin'],
    steps: { read: 'Catalog', write: 'Catalog' },
  },
  'Mutation.proposeSkill': { in: 'skill', grants: ['signedIn'], source: 'Slack' },
};
