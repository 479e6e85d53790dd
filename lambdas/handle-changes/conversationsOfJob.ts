import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';

/** Yields the conversations about a job. It holds one page of them in memory at a time. */
export const conversationsOfJob = (openJobId: string) =>
  eachIndexed(env('CONVERSATION_TABLE'), 'byJob', 'jobKey', openJobId);
