import { util } from '@aws-appsync/utils';
import { jobPeople } from '../../../model/jobPeople';
import type { Item } from '../../lib/Item';

/** A row on a talent's desk: whose job they are talking about, so that its side is known without another read. */
export function jobConversation(table: string, sub: string, conversationId: string, job: Item) {
  const item: Item = {
    __typename: 'JobConversation',
    organizationId: job.organizationOpenJobsId ?? '',
    sideIds: jobPeople(job),
    parentKey: `OpenJob#${job.id}`,
    parentSort: `JobConversation#${util.time.nowISO8601()}`,
  };
  const key = { pk: `${sub}#desk`, sk: `JobConversation#${conversationId}` };
  return { putItem: { table, key, item } };
}
