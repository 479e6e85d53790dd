import { eachIndexed } from '../lib/eachIndexed';
import { env } from '../lib/env';

/** The conversations about a job, page by page. */
export const conversationsOfJob = (openJobId: string) =>
  eachIndexed(env('CONVERSATION_TABLE'), 'byJob', 'jobKey', openJobId);
