import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';

/**
 * Yields the keeps, applications, engagements and involvements that belong to a job. It holds one page of
 * them in memory at a time.
 */
export const rowsOfJob = (openJobId: string) =>
  eachIndexed(env('TALENT_TABLE'), 'byParent', 'parentKey', `OpenJob#${openJobId}`);
