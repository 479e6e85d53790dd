import { UserNotice } from '../../../../model/entities/UserNotice';
import { NoticeLimits } from '../../../../model/limits/NoticeLimits';
import type { NoticeKind } from '../../../../model/notices/noticeKinds';
import { noticeId } from '../../../lib/notices/noticeId';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoApplication } from './DemoApplication';

/** The notices of this number of days before the seed are unread. Older notices are marked as read. */
const UNREAD_DAYS = 5;

/**
 * Builds the notices about a demo application. The job's owner gets one when the talent applies or withdraws,
 * and the talent gets one for every other change of the application's state. Notices for people who are not
 * in `recipients` are left out, and so are notices that would already have expired.
 */
export function noticeItems(
  day: SeedDay,
  { talent, job, conversationId, steps }: DemoApplication,
  recipients: readonly string[],
): StoredItem[] {
  const oldest = day.ago(NoticeLimits.days - 1, 0, 0);
  return steps.flatMap(({ type, at }) => {
    const byTalent = type === 'APPLIED' || type === 'WITHDRAWN';
    const userId = byTalent ? job.owner.sub : talent.person.sub;
    if (!recipients.includes(userId) || at < oldest) return [];
    const received: NoticeKind = type === 'APPLIED' ? 'APPLICATION_RECEIVED' : 'APPLICATION_WITHDRAWN';
    const kind = byTalent ? received : 'APPLICATION_MOVED';
    const id = noticeId({ userId, kind, subject: conversationId, at });
    return [
      seedItem(UserNotice, id, at, {
        createdBy: userId,
        userId,
        kind,
        subject: conversationId,
        title: job.values.title,
        state: byTalent ? undefined : type,
        isRead: at < day.ago(UNREAD_DAYS, 0, 0),
        expiresAt: Math.floor(Date.parse(at) / 1000) + NoticeLimits.days * 86_400,
      }),
    ];
  });
}
