import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

/** Returns the job that a record refers to, from any of the fields that can hold it. */
export function jobOf(row: Item, sources: Sources): Promise<Item | undefined> {
  return sources.of(OpenJob, row.openJobID ?? row.openJobId ?? row.openJobConversationsId);
}
