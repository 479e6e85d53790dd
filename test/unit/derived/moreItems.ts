import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import type { Table } from '../../../model/Entity';
import { seeded, seedSubs } from '../../support/seedData';

const at = '2026-06-01T00:00:00.000Z';
const id = '01JZ0000000000000000000000';

interface Stored {
  table: Table;
  item: StoredRow;
}

function first(type: string, isOne: (item: StoredRow) => boolean = () => true): StoredRow {
  const found = seeded(type).find(isOne);
  if (!found) throw new Error(`The demo data contain no such ${type}`);
  return found;
}

/**
 * Returns records that the demo data lack: files and a link, a conversation of job staff with a talent and
 * its member rows, a consultant of the job, and a dashboard row.
 */
export function moreItems(): Stored[] {
  const organization = first('Organization').sk;
  const job = first('OpenJob', ({ organizationOpenJobsId }) => organizationOpenJobsId === organization);
  const talent = first('User', ({ pk }) => pk !== seedSubs.talent);
  const side = { staffIds: [...(job.owners as string[]), talent.pk].sort(), organizationId: organization };
  const name = String(job.organizationName);
  const isHidden = job.isHideOrganizationName === true;
  const shown = isHidden ? String(job.organizationNameForHidden) : name;
  const record = { createdAt: at, updatedAt: at, version: 1, createdBy: seedSubs.client };
  const about = { id, name: 'ご相談', openJobConversationsId: job.pk };
  const member = (userId: string, partnerName: string, memberName: string): StoredRow => ({
    ...{ pk: id, sk: `UserConversations#${userId}`, __typename: 'UserConversations', id: `${id}.${userId}` },
    ...{ ...record, conversationId: id, userId, memberKey: userId, owners: [userId], conversation: about },
    ...{ partnerName, memberName, unreadCount: 0, lastMessage: '', lastMessageAt: at },
  });
  const below = { parentKey: `OpenJob#${job.pk}`, ...side };
  const privateRows = `${talent.pk}#private`;
  const file = (sk: string, __typename: string): Stored => ({
    table: 'Talent',
    item: {
      pk: sk.startsWith('UserResume') ? privateRows : talent.pk,
      sk,
      __typename,
      id: sk,
      ...record,
      owner: talent.pk,
    },
  });
  return [
    file('UserResume#r', 'UserResume'),
    file('WorkHistory#w#WorkHistoryAchievement#a#WorkHistoryAchievementLink#l', 'WorkHistoryAchievementLink'),
    file(
      'WorkHistory#w#WorkHistoryAchievement#a#WorkHistoryAchievementResume#r',
      'WorkHistoryAchievementResume',
    ),
    {
      table: 'Conversation',
      item: {
        ...{ pk: id, sk: 'Conversation', __typename: 'Conversation', ...about, ...record, jobKey: job.pk },
        ...{ owners: [seedSubs.client, talent.pk], openJob: jobSnapshot(job) },
      },
    },
    { table: 'Conversation', item: member(seedSubs.client, String(talent.displayName), shown) },
    { table: 'Conversation', item: member(talent.pk, shown, String(talent.displayName)) },
    {
      table: 'Talent',
      item: {
        ...{
          pk: privateRows,
          sk: `UserOpenJobs#${job.pk}`,
          __typename: 'UserOpenJobs',
          id: `${talent.pk}.${job.pk}`,
        },
        ...{ ...record, userID: talent.pk, openJobID: job.pk, owner: talent.pk, involveType: 'CONSULTANT' },
        ...{ ...below, parentSort: `UserOpenJobs#${at}`, appointedBy: seedSubs.admin },
        openJob: jobSnapshot(job),
      },
    },
    { table: 'OpenJob', item: { ...job, consultantIds: new Set([talent.pk]) } },
    {
      table: 'Insight',
      item: {
        ...{ pk: 'USERS#DAY', sk: '2026-06-01', __typename: 'Insight', id: 'USERS.DAY.2026-06-01' },
        ...{ type: 'DAY', reportedAt: '2026-06-01', dateKey: 'DAY#2026-06-01', metricsType: 'USERS' },
      },
    },
  ];
}
