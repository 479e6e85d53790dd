import { enums } from '../../model/enums';
import { mailLanguages } from '../../model/mailLanguage';
import { digestMail } from './digestMail';
import type { Mail } from './Mail';
import { noticeMail } from './notices/noticeMail';
import { securityMail } from './securityMail';

const at = '2026-01-05T03:00:00.000Z';

/**
 * Returns an example of every mail that this function sends, built by the code that builds the real ones. Developers see
 * them on the developer page of the local cloud.
 * @param site origin of the site
 * @param written a text in place of everything that people have written
 */
export function sampleMails(site: string, written?: string): Mail[] {
  const by = (example: string) => written ?? example;
  const recipient = { to: 'yui@example.com', name: by('結城 結') };
  const notices = enums.NoticeKind.map((kind) =>
    noticeMail(
      { id: 'sub.1', userId: 'sub', kind, subject: 'id', title: by('見本の案件'), state: 'INTERVIEW', at },
      recipient,
      {
        site,
        area: 'talent',
        quotes:
          kind === 'APPLICATION_SENT'
            ? [{ head: 'メッセージ：', text: by('よろしくお願いいたします。') }]
            : [],
      },
    ),
  );
  const digest = digestMail({
    ...recipient,
    ...{
      partner: by('株式会社見本'),
      unread: 2,
      messages: [
        { by: by('株式会社見本'), text: by('面談の日程をご相談させてください。') },
        { by: by('結城 結衣'), text: by('来週の火曜日はいかがでしょうか。') },
      ],
      url: site,
    },
  });
  const security = mailLanguages.flatMap((language) =>
    (['EMAIL_CHANGED', 'PASSWORD_CHANGED'] as const).map((kind) =>
      securityMail(kind, { ...recipient, language }, site),
    ),
  );
  return [digest, ...notices, ...security];
}
