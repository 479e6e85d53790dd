import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '../lib/tables';

/** Sends an update whose condition requires that the item exists. If the condition fails, it does nothing. */
export async function ignoreMissing(update: UpdateCommand): Promise<void> {
  try {
    await tables.send(update);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
