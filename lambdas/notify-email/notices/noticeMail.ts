import { noticeKinds, type NoticeRole } from '../../../model/notices/noticeKinds';
import type { Notice } from '../../lib/notices/Notice';
import { buildMail, nameInMail } from '../buildMail';
import type { Mail } from '../Mail';
import { noticeTexts } from './noticeTexts';

interface Recipient {
  to: string;
  name: string;
  /** The area to which the link leads. */
  role?: NoticeRole;
}

/**
 * Builds the mail of a notice. The mail contains the number of the notice. If it is unknown whether SES has
 * sent a mail, the mail is sent again; a recipient who gets it twice sees that both have the same number.
 * @param site origin of the site
 */
export function noticeMail(notice: Notice, { to, name, role = 'talent' }: Recipient, site: string): Mail {
  const { topic, pathOf } = noticeKinds[notice.kind];
  const text = noticeTexts[notice.kind]({ title: nameInMail(notice.title ?? ''), state: notice.state });
  return buildMail({
    to,
    name,
    subject: `【Enishi】${text.subject}`,
    paragraphs: text.paragraphs,
    link: { label: text.label, url: site + pathOf(notice.subject, role) },
    notes: [
      ...(topic ? [`お知らせメールの設定は ${site}/user/edit-account から変更できます。`] : []),
      `通知番号：${notice.id.split('.').at(-1)}`,
    ],
  });
}
