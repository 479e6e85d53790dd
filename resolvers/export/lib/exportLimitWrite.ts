import { util } from '@aws-appsync/utils';
import { ExportLimits } from '../../../model/limits/ExportLimits';
import { japanDay } from '../../lib/japanDay';

const TWO_DAYS = 172800;

/**
 * Returns the transaction item that counts the exports that a person requests on a day (in Japan). The
 * transaction fails if the person has already requested `ExportLimits.perDay` exports on that day.
 */
export function exportLimitWrite(table: string, sub: string) {
  const { toMapValues } = util.dynamodb;
  return {
    table,
    operation: 'UpdateItem',
    key: toMapValues({ pk: `Once#rate#createDataExport#${sub}`, sk: japanDay(util.time.nowISO8601()) }),
    update: {
      expression: 'ADD #uses :one SET expiresAt = :end',
      expressionNames: { '#uses': 'uses' },
      expressionValues: toMapValues({ ':one': 1, ':end': util.time.nowEpochSeconds() + TWO_DAYS }),
    },
    condition: {
      expression: 'attribute_not_exists(#uses) OR #uses < :most',
      expressionNames: { '#uses': 'uses' },
      expressionValues: toMapValues({ ':most': ExportLimits.perDay }),
    },
  };
}
