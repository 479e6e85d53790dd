import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '../lib/tables';

/** Sends an update whose condition requires the item to exist; ignores a missing item. */
export async function ignoreMissing(update: UpdateCommand): Promise<void> {
  try {
    await tables.send(update);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
