import type { ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';

type Filter = Pick<
  ScanCommandInput,
  'FilterExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

const ofTypes = (...types: string[]): Filter => ({
  FilterExpression: `#type IN (${types.map((_, at) => `:type${at}`).join(', ')})`,
  ExpressionAttributeNames: { '#type': '__typename' },
  ExpressionAttributeValues: Object.fromEntries(types.map((type, at) => [`:type${at}`, type])),
});

/**
 * The tables that a check of the dashboard's figures reads, in this order, each with the filter that selects
 * the records which show events.
 */
export const scans: readonly { tableName: () => string; filter: Filter }[] = [
  {
    tableName: () => env('TALENT_TABLE'),
    filter: ofTypes('User', 'LastVisitDay', 'UserApplies', 'UserFavoriteOpenJobs', 'UserEmployeeBenefits'),
  },
  { tableName: () => env('OPEN_JOB_TABLE'), filter: ofTypes('OpenJob') },
  { tableName: () => env('CONVERSATION_TABLE'), filter: ofTypes('Message') },
  {
    // The erased accounts, and the searches without result of the last two days.
    tableName: () => env('INSIGHT_TABLE'),
    filter: {
      FilterExpression: '#action = :erased OR begins_with(pk, :searches)',
      ExpressionAttributeNames: { '#action': 'action' },
      ExpressionAttributeValues: { ':erased': 'eraseAccount', ':searches': 'Once#vain#' },
    },
  },
];
