import type { Item } from '../../lib/Item';

/** A row on a talent's desk: whose job they are talking about, so that its side is known without another read. */
export function jobConversation(table: string, sub: string, conversationId: string, job: Item) {
  const organizationId = job.organizationOpenJobsId ?? '';
  const item: Item = { __typename: 'JobConversation', organizationId, memberIds: job.owners ?? [] };
  const key = { pk: `${sub}#desk`, sk: `JobConversation#${conversationId}` };
  return { putItem: { table, key, item } };
}
