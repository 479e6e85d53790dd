import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { insightCheckKey } from '../../model/insights/insightCheckKey';
import type { EnumValue } from '../../model/enums';
import { tables } from '../lib/tables';
import type { Difference } from './Difference';
import { env } from './needs';

/** Attributes of the row of the latest check. An attribute that is undefined here stays as it is stored. */
interface StoredCheck {
  state: EnumValue<'InsightCheckState'>;
  isRepair?: boolean;
  countedSince?: string;
  rows?: number;
  readUnits?: number;
  differences?: number;
  repaired?: number;
  details?: readonly Difference[];
  finishedAt?: string;
  /**
   * The progress from which the next call continues the check, as `checkProgress.pack` returns it; empty if
   * the check has ended.
   */
  progress?: string;
}

/** Stores attributes of the latest check, which administrators see on the dashboard. */
export async function storeCheck(check: StoredCheck): Promise<void> {
  const all = { __typename: 'InsightCheck', ...check, updatedAt: new Date().toISOString() };
  const fields = Object.entries(all).filter(([, value]) => value !== undefined);
  await tables.send(
    new UpdateCommand({
      TableName: env('INSIGHT_TABLE'),
      Key: insightCheckKey,
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
    }),
  );
}
