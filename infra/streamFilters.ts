import type { Table } from '../model/Entity';
import type { FunctionName } from './functionNeeds';

/**
 * Filter pattern of a Lambda event source mapping: Lambda invokes the stream consumer only for records that match.
 */
type Pattern = Record<string, unknown>;

const sortKey = (...keys: (string | { prefix: string })[]): Pattern => ({
  dynamodb: { Keys: { sk: { S: keys } } },
});
const startingWith = (prefix: string) => ({ prefix });
const below = (...entities: string[]) => sortKey(...entities.map((entity) => startingWith(`${entity}#`)));
const inCatalogue = (...entities: string[]): Pattern => ({ dynamodb: { Keys: { pk: { S: entities } } } });

/** Rows that administrators or job staff wrote (`model/Deed.ts`): the log gets an entry. */
const deeds: Pattern = { dynamodb: { NewImage: { deed: { M: { id: { S: [{ exists: true }] } } } } } };

/**
 * The filters for the stream records that each consumer receives: by the name of the consumer's Lambda
 * function, then by table. The filters let through the changes on which the consumer's search documents,
 * reactions or metrics depend.
 */
export const streamFilters: Partial<Record<FunctionName, Partial<Record<Table, readonly Pattern[]>>>> = {
  'index-search': {
    Talent: [
      below('UserApplies', 'UserFavoriteOpenJobs'),
      below('WorkHistory', 'SkillSet', 'Qualification', 'UserPrefactures', 'UserMainJobs', 'UserPortfolio'),
      below('InterviewLog', 'JobAlert'),
      sortKey('User', 'UserPrivate', 'LastVisitDay'),
    ],
    OpenJob: [sortKey('OpenJob'), below('OpenJobMainJobs')],
    Catalog: [inCatalogue('EmployeeBenefit')],
    Conversation: [sortKey('Conversation'), below('UserConversations')],
  },
  'handle-changes': {
    Talent: [
      // The pictures of blocks and histories are published and hidden.
      sortKey(
        ...['UserFavoriteOpenJobs#', 'UserApplies#', 'UserEmployeeBenefits#', 'UserOpenJobs#'].map(
          startingWith,
        ),
        ...['CompanyBlock#', 'Evaluation#', 'UserPortfolio#', 'WorkHistory#'].map(startingWith),
        ...['User', 'UserPrivate', 'LastVisitDay', 'WPWorker'],
      ),
      deeds,
      { eventName: ['REMOVE'], ...below('InterviewLog', 'JobAlert') },
      { eventName: ['MODIFY'], ...below('TermsSheet') },
      // New ones get the names of their occupation or place.
      { eventName: ['INSERT'], ...below('UserMainJobs', 'UserPrefactures') },
    ],
    OpenJob: [sortKey('OpenJob'), deeds],
    Insight: [
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'UserNotice#' }] } } } },
      { eventName: ['INSERT', 'MODIFY'], ...sortKey('SessionEnd') },
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: 'Export#' }] } },
          NewImage: { state: { S: ['READY'] } },
        },
      },
    ],
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
          'Skill',
          'SkillTag',
        ),
      },
      { eventName: ['INSERT', 'REMOVE'], ...inCatalogue('Organization') },
      { eventName: ['REMOVE'], ...inCatalogue('WPWorkerCategory') },
      deeds,
    ],
    Conversation: [
      { eventName: ['INSERT'], ...below('UserConversations', 'Message') },
      { eventName: ['MODIFY', 'REMOVE'], ...below('UserConversations') },
      // A changed message or read row matters only when its read state must be published.
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
