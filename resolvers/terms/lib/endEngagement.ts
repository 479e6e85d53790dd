import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { keyOf } from '../../../model/ids';
import { tableName } from '../../lib/resolver';

/** Returns the transaction items with which an engagement ends on a day; empty if there is none. */
export function endEngagement(ctx: Context, id: string | undefined, endDate: string) {
  if (!id) return [];
  return [
    {
      updateItem: {
        table: tableName(ctx, 'Talent'),
        key: keyOf(EnishiWorkHistory, id),
        update: {
          endDate: operations.replace(endDate),
          isContinuation: operations.replace(false),
          updatedAt: operations.replace(util.time.nowISO8601()),
          version: operations.increment(1),
        },
        condition: { pk: { attributeExists: true } },
      },
    },
  ];
}
