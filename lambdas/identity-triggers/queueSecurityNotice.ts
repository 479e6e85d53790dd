import type { SecurityNotice } from '../lib/notices/SecurityNotice';
import { logger } from '../lib/logger';
import { sendToQueue } from '../lib/sendToQueue';
import { env } from './needs';

/** Queues a mail about a change of somebody's access. A failure is logged: nobody must be kept from signing in. */
export async function queueSecurityNotice(notice: SecurityNotice): Promise<void> {
  try {
    await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice });
  } catch (cause) {
    logger.error('a security notice was not queued', { cause, userId: notice.userId });
  }
}
