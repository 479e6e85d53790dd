import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { noticeKinds } from '../../../model/notices/noticeKinds';
import type { Area } from '../../../model/conversationPath';
import type { MailLanguage } from '../../../model/mailLanguage';
import { requiredToPublish } from '../../../model/rules/posting/requiredToPublish';
import { itemAt } from '../../lib/itemAt';
import type { Notice } from '../../lib/notices/Notice';
import type { StoredRow } from '../../lib/StoredRow';
import { runOnce } from '../../lib/runOnce';
import type { Quote } from '../buildMail';
import { findArea } from '../findArea';
import { findRecipient, type Recipient } from '../findRecipient';
import type { Mail } from '../Mail';
import { meetingMail } from '../meetings/meetingMail';
import { readMeeting } from '../meetings/readMeeting';
import { env } from '../needs';
import { sendMail } from '../sendMail';
import { readTerms } from '../terms/readTerms';
import { termsMail } from '../terms/termsMail';
import { describeApplication } from './describeApplication';
import { readApplication } from './readApplication';
import { noticeMail } from './noticeMail';
import { storeNotice } from './storeNotice';

/**
 * Returns what was written to a talent when their application was moved, without a name, because the talent does not
 * learn who of the staff moved it. Empty if nothing was written, or the application has been moved again since.
 */
async function describeMove({ subject, userId, state }: Notice): Promise<Quote[]> {
  const application = await readApplication(subject, userId);
  const last = ((application?.history ?? []) as StoredRow[]).at(-1);
  return last?.type === state && last?.reason ? [{ head: 'メッセージ：', text: String(last.reason) }] : [];
}

/** Returns how much a public job lacks and until when it must have it. */
async function describeLacking({ subject }: Notice): Promise<Quote[]> {
  const job = await itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, subject));
  const [year, month, day] = String(job?.itemsDueOn ?? '').split('-');
  if (!job || !day) return [];
  return [
    { head: '期限：', text: `${year}年${Number(month)}月${Number(day)}日` },
    { head: '足りない項目：', text: `${requiredToPublish(job).length}件` },
  ];
}

/** Returns what a mail repeats of the event that a notice is about. */
async function quotesOf(notice: Notice, language: MailLanguage): Promise<Quote[]> {
  const { kind, subject, userId } = notice;
  if (kind === 'APPLICATION_SENT') return describeApplication(subject, userId, language);
  if (kind === 'JOB_ITEMS_LACKING') return describeLacking(notice);
  return kind === 'APPLICATION_MOVED' ? describeMove(notice) : [];
}

/** Builds the mail of a notice; null if what it is about has changed so that there is nothing to say. */
async function buildNoticeMail(notice: Notice, recipient: Recipient, area: Area): Promise<Mail | null> {
  const site = env('SITE_URL');
  const terms = notice.terms && (await readTerms(notice.terms, notice.userId));
  if (terms) return termsMail(notice, recipient, { ...terms, site, area });
  if (!notice.meeting)
    return noticeMail(notice, recipient, { site, area, quotes: await quotesOf(notice, recipient.language) });
  const found = await readMeeting(notice.meeting);
  const now = new Date().toISOString();
  return found && meetingMail(notice, recipient, { ...found, site, area, sender: env('MAIL_SENDER'), now });
}

/**
 * Stores a notice for its recipient, unless it is for administrators and the recipient is none any more. Also mails
 * it, unless the recipient has switched off mails about its topic. If the queue delivers the notice again, the steps
 * that have succeeded are not repeated.
 */
export async function deliverNotice(notice: Notice): Promise<void> {
  const { kind, userId } = notice;
  const { topic, isForAdministrators } = noticeKinds[kind];
  const area = await findArea(userId);
  if (isForAdministrators && area !== 'admin') return;
  if (!notice.isOnlyMail) await storeNotice(notice);
  // The document of a contract is not news that one can switch off.
  const recipient = await findRecipient(userId, notice.terms ? null : topic);
  if (!recipient) return;
  const mail = await buildNoticeMail(notice, recipient, area);
  if (mail) await runOnce(`notice#${notice.id}`, () => sendMail(mail));
}
