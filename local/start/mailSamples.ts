import { digestMail } from '../../lambdas/notify-email/digestMail';
import { noticeMail } from '../../lambdas/notify-email/notices/noticeMail';
import { mailTexts } from '../../infra/mailTexts';
import { enums } from '../../model/enums';

const site = 'https://enishi.example.com';
const recipient = { to: 'yui@example.com', name: '結城 結' };
const at = '2026-01-05T03:00:00.000Z';

/** The mails of the user pool. Their texts contain no markup but line breaks. */
const poolMails = () =>
  Object.values(mailTexts).map(({ emailSubject = '', emailBody = '' }) => ({
    subject: emailSubject,
    text: emailBody.replaceAll('<br>', '\n'),
    html: emailBody,
  }));

/** Returns an example of every mail that Enishi sends, built by the code that sends it, for the developer page. */
export function mailSamples() {
  const notices = enums.NoticeKind.map((kind) =>
    noticeMail(
      { id: 'sub.1', userId: 'sub', kind, subject: 'id', title: '見本の案件', state: 'INTERVIEW', at },
      recipient,
      site,
    ),
  );
  const digest = digestMail({
    ...recipient,
    ...{ partner: '株式会社見本', unread: 2, lastMessage: '面談の日程をご相談させてください。', url: site },
  });
  return [...poolMails(), digest, ...notices];
}
