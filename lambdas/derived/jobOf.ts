import { OpenJob } from '../../model/entities/OpenJob';
import type { StoredRow } from '../lib/StoredRow';
import type { Sources } from './Sources';

/**
 * Returns the job that a record (application, engagement, involvement, keep or conversation) refers to. The field that
 * contains the job's id differs between these types.
 */
export function jobOf(row: StoredRow, sources: Sources): Promise<StoredRow | undefined> {
  return sources.of(OpenJob, row.openJobID ?? row.openJobId ?? row.openJobConversationsId);
}
