import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { UserNotice } from '../../../model/entities/UserNotice';
import { childrenPrefix, keyOf } from '../../../model/ids';
import { NoticeLimits } from '../../../model/limits/NoticeLimits';
import { putOnce } from '../../lib/putOnce';
import type { Notice } from '../../lib/notices/Notice';
import { tables } from '../../lib/tables';
import { env } from '../needs';

/**
 * When a person has more notices than are kept, the oldest are deleted. To find them, the keys of at most
 * this number of the person's newest notices are read. It is 50 more than the number of notices that are
 * kept.
 */
const READ = NoticeLimits.kept + 50;

/**
 * Deletes the oldest notices of a person if there are more than `NoticeLimits.kept`. It also runs when a
 * notice is delivered again, because the first delivery may have failed before it.
 */
async function deleteOldest(sub: string): Promise<void> {
  const TableName = env('INSIGHT_TABLE');
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': childrenPrefix(UserNotice, sub).pk },
      ProjectionExpression: 'pk, sk',
      ScanIndexForward: false,
      Limit: READ,
    }),
  );
  for (const { pk, sk } of Items.slice(NoticeLimits.kept))
    await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
}

/**
 * Stores a notice in the list of its recipient, where the bell shows it. Stores nothing if it is already
 * stored, such as after a repeated delivery.
 */
export async function storeNotice({ id, userId, kind, subject, title, state, at }: Notice): Promise<void> {
  const Item = {
    ...keyOf(UserNotice, id),
    ...{ __typename: UserNotice.name, id, userId, kind, subject, title, state, isRead: false },
    ...{ createdBy: userId, createdAt: at, updatedAt: at, version: 1 },
    expiresAt: Math.floor(Date.parse(at) / 1000) + NoticeLimits.days * 86_400,
  };
  await putOnce(env('INSIGHT_TABLE'), Item);
  await deleteOldest(userId);
}
