import { collection } from '../lib/collection';
import { deleteItems } from './deleteItems';

/** Removes every item of a partition. */
export async function erasePartition(table: string, pk: string): Promise<void> {
  await deleteItems(table, await collection(table, pk));
}
