import type { Notice } from '../../lib/notices/Notice';

/** Something that happened, before its recipients are known. */
export interface NoticeEvent extends Omit<Notice, 'id' | 'userId'> {
  /** The person who gets the notice, or the job whose staff get it. */
  to: { userId: string } | { staffOf: string };
}
