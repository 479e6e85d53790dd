import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/Item';
import type { Sources } from './Sources';

/** The job that a record is about, by whichever of its fields names it. */
export function jobOf(row: Item, sources: Sources): Promise<Item | undefined> {
  return sources.of(OpenJob, row.openJobID ?? row.openJobId ?? row.openJobConversationsId);
}
