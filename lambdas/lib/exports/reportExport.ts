import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Export } from '../../../model/entities/Export';
import type { EnumValue } from '../../../model/enums';
import { keyOf } from '../../../model/ids';
import { env } from '../env';
import { tables } from '../tables';

interface Progress {
  state: EnumValue<'ExportState'>;
  /** The progress of the export, in per cent. */
  progress: number;
  /** The number of rows written to the exported file so far. */
  rows: number;
  /** The S3 key of the exported file, once it is complete. */
  file?: string;
}

/**
 * Stores the progress of an export. The person who requested it can see the progress. Returns false, and stores
 * nothing, if the export was cancelled or its row no longer exists.
 */
export async function reportExport(id: string, { state, progress, rows, file }: Progress): Promise<boolean> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('INSIGHT_TABLE'),
        Key: keyOf(Export, id),
        UpdateExpression: `SET #state = :state, progress = :progress, #rows = :rows, updatedAt = :now${
          file ? ', #file = :file' : ''
        }`,
        ConditionExpression: 'attribute_exists(pk) AND #state <> :cancelled',
        ExpressionAttributeNames: { '#state': 'state', '#rows': 'rows', ...(file && { '#file': 'file' }) },
        ExpressionAttributeValues: {
          ':cancelled': 'CANCELLED',
          ...{ ':state': state, ':progress': progress, ':rows': rows, ':now': new Date().toISOString() },
          ...(file && { ':file': file }),
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
