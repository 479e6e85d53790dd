import { util } from '@aws-appsync/utils';
import { ExportLimits } from '../../../model/limits/ExportLimits';

/**
 * Returns the transaction item that locks a person's data, so that only one export of them runs at a time.
 * The lock ends when the function export-data deletes it, at the latest after `ExportLimits.seconds`.
 */
export function exportLockWrite(table: string, sub: string) {
  const { toMapValues } = util.dynamodb;
  const now = util.time.nowEpochSeconds();
  return {
    table,
    operation: 'PutItem',
    key: toMapValues({ pk: `Once#export#${sub}`, sk: 'Once' }),
    attributeValues: toMapValues({ expiresAt: now + ExportLimits.seconds }),
    condition: {
      expression: 'attribute_not_exists(pk) OR expiresAt < :now',
      expressionValues: toMapValues({ ':now': now }),
    },
  };
}
