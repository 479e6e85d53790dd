import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '../lib/tables';

/** An update that demands its item: one that is gone by now is no failure. */
export async function ignoreMissing(update: UpdateCommand): Promise<void> {
  try {
    await tables.send(update);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
