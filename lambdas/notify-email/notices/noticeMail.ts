import type { Area } from '../../../model/conversationPath';
import type { MailLanguage } from '../../../model/mailLanguage';
import { noticeKinds } from '../../../model/notices/noticeKinds';
import type { Notice } from '../../lib/notices/Notice';
import { buildMail, nameInMail, type Quote } from '../buildMail';
import type { Mail } from '../Mail';
import { receiptTexts } from './receiptTexts';
import { noticeTexts } from './noticeTexts';

interface Recipient {
  to: string;
  name: string;
  language?: MailLanguage;
}

/**
 * Builds the mail of a notice. The mail contains the number of the notice. If it is unknown whether SES has
 * sent a mail, the mail is sent again; a recipient who gets it twice sees that both have the same number.
 * @param site origin of the site
 * @param area the recipient's area of it
 * @param quotes texts to which the notice refers
 */
export function noticeMail(
  notice: Notice,
  { to, name, language = 'ja' }: Recipient,
  { site, area, quotes }: { site: string; area: Area; quotes?: readonly Quote[] },
): Mail {
  const { topic, pathOf } = noticeKinds[notice.kind];
  const title = nameInMail(notice.title ?? '');
  const number = notice.id.split('.').at(-1) ?? '';
  const url = site + pathOf(notice.subject, area);
  if (notice.kind === 'APPLICATION_SENT') {
    const { subject, paragraphs, label, settings, number: numbered } = receiptTexts[language];
    return buildMail({
      ...{ to, name, language, subject: subject(title), paragraphs: paragraphs(title), quotes },
      link: { label, url },
      notes: [settings(`${site}/user/edit-account`), numbered(number)],
    });
  }
  if (!(notice.kind in noticeTexts)) throw new Error(`A notice ${notice.kind} without its meeting`);
  const text = noticeTexts[notice.kind as keyof typeof noticeTexts]({ title, state: notice.state });
  return buildMail({
    to,
    name,
    subject: `【Enishi】${text.subject}`,
    paragraphs: text.paragraphs,
    quotes,
    link: { label: text.label, url },
    notes: [
      ...(topic ? [`お知らせメールの設定は ${site}/user/edit-account から変更できます。`] : []),
      `通知番号：${number}`,
    ],
  });
}
