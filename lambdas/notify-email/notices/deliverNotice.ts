import { noticeKinds } from '../../../model/notices/noticeKinds';
import type { Notice } from '../../lib/notices/Notice';
import { runOnce } from '../../lib/runOnce';
import { findRecipient } from '../findRecipient';
import { env } from '../needs';
import { sendMail } from '../sendMail';
import { readRole } from '../readRole';
import { noticeMail } from './noticeMail';
import { storeNotice } from './storeNotice';

/**
 * Stores a notice for its recipient. Also mails it, unless the recipient has switched off mails about its
 * topic. If the queue delivers the notice again, the steps that have succeeded are not repeated.
 */
export async function deliverNotice(notice: Notice): Promise<void> {
  await storeNotice(notice);
  const recipient = await findRecipient(notice.userId, noticeKinds[notice.kind].topic);
  if (!recipient) return;
  const role = await readRole(notice.userId);
  const mail = noticeMail(notice, { ...recipient, role }, env('SITE_URL'));
  await runOnce(`notice#${notice.id}`, () => sendMail(mail));
}
