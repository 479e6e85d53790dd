import type { Notice } from '../../lib/notices/Notice';

/**
 * An event about which people get a notice. Unlike a `Notice`, which is for one person, it can name a job,
 * whose staff then all get the notice, or all administrators.
 */
export interface NoticeEvent extends Omit<Notice, 'id' | 'userId'> {
  /**
   * The person who gets the notice, or the job whose staff, or the organization whose owners get it, or all
   * administrators.
   */
  to: { userId: string } | { staffOf: string } | { ownersOf: string } | 'administrators';
}
