import { ADMINISTRATORS } from '../../../lambdas/lib/notices/ADMINISTRATORS';
import type { Notice } from '../../../lambdas/lib/notices/Notice';
import { noticeId } from '../../../lambdas/lib/notices/noticeId';
import type { NoticeKind } from '../../../model/notices/noticeKinds';

const title = '見本の案件';
const benefit = '研修の割引';

/**
 * What handle-changes queues for each kind of notice, without the id. A new kind does not compile without a row. What an
 * alert has found is not among them: its mail is made from what is stored, and has tests of its own.
 */
const rows: Record<
  Exclude<NoticeKind, 'JOBS_FOUND'>,
  Pick<Notice, 'title' | 'state'> & { userId?: string; /** The id of a meeting. */ about?: string }
> = {
  APPLICATION_RECEIVED: { title },
  APPLICATION_WITHDRAWN: { title },
  APPLICATION_MOVED: { title, state: 'OFFERED' },
  JOB_OFFERED: { title },
  JOB_PUBLISHED: { title },
  JOB_RETURNED: { title },
  EXPORT_READY: {},
  DELETION_REQUESTED: {},
  DELETION_NEAR: {},
  BENEFIT_GRANTED: { title: benefit },
  BENEFIT_PUBLISHED: { title: benefit },
  BENEFIT_RETURNED: { title: benefit },
  JOB_REVIEW_REQUESTED: { title, userId: ADMINISTRATORS },
  BENEFIT_REVIEW_REQUESTED: { title: benefit, userId: ADMINISTRATORS },
  BENEFIT_EDITED: { title: benefit, userId: ADMINISTRATORS },
  ORGANIZATION_EDITED: { title, userId: ADMINISTRATORS },
  JOB_EDITED: { title, userId: ADMINISTRATORS },
  JOB_CLOSED: { title, userId: ADMINISTRATORS },
  BENEFIT_WITHDRAWN: { title: benefit, userId: ADMINISTRATORS },
  APPLICATION_SENT: { title },
  MEETING_PROPOSED: { title, about: 'offered' },
  MEETING_AGREED: { title, about: 'agreed' },
  MEETING_CANCELLED: { title, about: 'cancelled' },
  MEETING_NEAR: { title, about: 'agreed' },
  TERMS_SENT: { title },
  TERMS_ACCEPTED: { title },
  TERMS_DECLINED: { title },
  AMENDMENT_PROPOSED: { title },
  AMENDMENT_ACCEPTED: { title },
  AMENDMENT_DECLINED: { title },
  ENDING_NOTIFIED: { title },
  ENDING_ANSWERED: { title },
  CONTRACT_PAYMENT_NEAR: { title },
  CONTRACT_NOTICE_NEAR: { title },
  CONTRACT_END_NEAR: { title },
  PAPER_ASKED: { title },
  PAPER_HANDED_OVER: { title },
  CONTRACT_PAPER_NEAR: { title },
  JOB_ITEMS_LACKING: { title },
  JOB_ITEMS_CLOSED: { title },
  COMPLAINT_OVERDUE: { title: 'bcdfghjk' },
};

/**
 * Returns a queued notice of each kind. Those for administrators are for the group.
 * @param sub the recipient of the others, whose application to `job` has the meetings `offered`, `agreed` and `cancelled`
 * @param subject the id of what they are about; another one gives other notices
 */
export function noticesOfEachKind(sub: string, subject: string): Notice[] {
  return Object.entries(rows).map(([kind, { userId = sub, about, ...more }]) => {
    const meeting = about && { meeting: { application: `${sub}.job`, id: about } };
    const at = '2026-01-05T03:00:00.000Z';
    const notice = { userId, kind: kind as NoticeKind, subject, ...more, ...meeting, at };
    return { ...notice, id: noticeId(notice) };
  });
}

/** The kinds of notices that `noticesOfEachKind` returns. */
export const queuedKinds = Object.keys(rows);
