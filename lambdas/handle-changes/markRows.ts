import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import type { StoredRow } from '../lib/StoredRow';
import { tables } from '../lib/tables';

/** DynamoDB's maximum number of items in a transaction. */
const A_PAGE = 100;
const PAGES_AT_ONCE = 4;

async function markPage(rows: readonly Pick<StoredRow, 'pk' | 'sk'>[], isBulk: boolean): Promise<void> {
  if (rows.length === 0) return;
  const values = { ':yes': true, ...(isBulk && { ':bulk': true }) };
  const TransactItems = rows.map(({ pk, sk }) => ({
    Update: {
      TableName: env('CONVERSATION_TABLE'),
      Key: { pk, sk },
      UpdateExpression: `SET #read = :yes${isBulk ? ', isReadInBulk = :bulk' : ''} REMOVE userKey`,
      ConditionExpression: 'attribute_exists(userKey)',
      ExpressionAttributeNames: { '#read': 'read' },
      ExpressionAttributeValues: values,
    },
  }));
  try {
    await tables.send(new TransactWriteCommand({ TransactItems }));
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    // The others were deleted, or marked as read individually, in the meantime.
    const left = rows.filter((_, place) => reasons[place]?.Code !== 'ConditionalCheckFailed');
    if (left.length === rows.length) throw error;
    await markPage(left, isBulk);
  }
}

/**
 * Marks messages as read for a member, given the member's read rows. Each transaction updates up to 100 rows;
 * several transactions run concurrently. With `isBulk`, the rows also get an attribute that keeps them from
 * being published to subscribers.
 */
export async function markRows(
  rows: readonly Pick<StoredRow, 'pk' | 'sk'>[],
  isBulk: boolean,
): Promise<void> {
  const pages = Array.from({ length: Math.ceil(rows.length / A_PAGE) }, (_, page) =>
    rows.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  const next = async () => {
    for (let page = pages.shift(); page; page = pages.shift()) await markPage(page, isBulk);
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, next));
}
