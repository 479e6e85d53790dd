import type { Table } from '../model/Entity';
import type { FunctionName } from './functionNeeds';

/** A filter pattern of an event source mapping: Lambda invokes the consumer only for matching records. */
type Pattern = Record<string, unknown>;

const sortKey = (...keys: (string | { prefix: string })[]): Pattern => ({
  dynamodb: { Keys: { sk: { S: keys } } },
});
const below = (...entities: string[]) => sortKey(...entities.map((entity) => ({ prefix: `${entity}#` })));
const inCatalogue = (...entities: string[]): Pattern => ({ dynamodb: { Keys: { pk: { S: entities } } } });

/** The table changes that each consumer receives: those that one of its documents or reactions depends on. */
export const streamFilters: Partial<Record<FunctionName, Partial<Record<Table, readonly Pattern[]>>>> = {
  'index-search': {
    Talent: [
      below('UserApplies', 'UserFavoriteOpenJobs'),
      below('WorkHistory', 'SkillSet', 'Qualification', 'UserPrefactures', 'UserMainJobs', 'UserPortfolio'),
      below('InterviewLog'),
      sortKey('User', 'UserPrivate', 'LastVisitDay'),
    ],
    OpenJob: [sortKey('OpenJob'), below('OpenJobMainJobs')],
    Catalog: [inCatalogue('EmployeeBenefit')],
    Conversation: [sortKey('Conversation'), below('UserConversations')],
  },
  'handle-changes': {
    Talent: [
      below('UserFavoriteOpenJobs', 'UserApplies', 'UserEmployeeBenefits', 'UserOpenJobs', 'Evaluation'),
      sortKey('User', 'LastVisitDay', 'WPWorker'),
      { eventName: ['REMOVE'], ...below('WorkHistory', 'InterviewLog') },
    ],
    OpenJob: [sortKey('OpenJob')],
    Catalog: [
      {
        eventName: ['MODIFY'],
        ...inCatalogue(
          'EmployeeBenefit',
          'EmployeeBenefitOrganization',
          'EmployeeBenefitTag',
          'Job',
          'Organization',
          'Prefacture',
          'SkillTag',
        ),
      },
      { eventName: ['REMOVE'], ...inCatalogue('WPWorkerCategory') },
    ],
    Conversation: [
      { eventName: ['INSERT'], ...below('UserConversations', 'Message') },
      { eventName: ['MODIFY', 'REMOVE'], ...below('UserConversations') },
      // Changed messages and read rows are only needed when their read state is published.
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: { sk: { S: [{ prefix: 'Message#' }] } },
          NewImage: { read: { BOOL: [true] }, isReadInBulk: { BOOL: [{ exists: false }] } },
        },
      },
    ],
  },
};
