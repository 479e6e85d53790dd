import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from './tables';

/**
 * Sends an update whose condition requires that the item exists. If the condition is not met, nothing
 * happens.
 */
export async function ignoreMissing(update: UpdateCommand): Promise<void> {
  try {
    await tables.send(update);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
