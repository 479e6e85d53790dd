import { logger } from '../lib/logger';
import { queueDue } from './queueDue';

/** Runs every hour. It queues the mails of the alerts that are due. */
export async function handler(): Promise<{ queued: number }> {
  const queued = await queueDue(Date.now());
  logger.info('mails of job alerts', { queued });
  return { queued };
}
