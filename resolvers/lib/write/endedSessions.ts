import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { sessionEndRow } from '../../../model/sessionEndRow';
import type { StoredRow } from '../../generated/types';
import { tableName } from '../resolver';

/**
 * Returns the transaction items that end the sessions of a person who loses a right by the same transaction: from then
 * on, mutations refuse their tokens (`accountExists`), not only once the reactions have read the change. The second item
 * lets `handle-changes` end their open subscriptions.
 */
export function endedSessions(ctx: Context, sub: string) {
  const { pk, sk, ...item }: StoredRow = sessionEndRow(sub, util.time.nowEpochMilliSeconds());
  return [
    {
      updateItem: {
        table: tableName(ctx, 'Talent'),
        key: { pk: `${sub}#private`, sk: 'UserPrivate' },
        update: { sessionsEndedAt: operations.replace(util.time.nowISO8601()) },
        condition: { pk: { attributeExists: true } },
      },
    },
    { putItem: { table: tableName(ctx, 'Insight'), key: { pk, sk }, item } },
  ];
}
