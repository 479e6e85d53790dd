import MailComposer from 'nodemailer/lib/mail-composer';
import { plainLine } from '../../model/plainLine';
import type { Mail } from './Mail';

/** Returns the headers for which mail programs show a button that ends such mails (RFC 2369, RFC 8058). */
const endHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Builds the source of a mail (RFC 5322): text and HTML, a file if it brings one and, for a calendar, a part whose MIME
 * parameter `method` is the calendar's METHOD (RFC 6047), so that calendars offer to enter it. Line breaks are removed
 * from the subject, because the names in it can contain some.
 */
export function buildMime(
  from: string,
  { to, subject, text, html, calendar, endUrl, attachment }: Mail,
): Promise<Buffer> {
  const mail = new MailComposer({
    ...{ from, to, subject: plainLine(subject), text, html },
    ...(endUrl && { headers: endHeaders(endUrl) }),
    ...(attachment && {
      attachments: [{ ...attachment, content: Buffer.from(attachment.content) }],
    }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'enishi.ics' } }),
  });
  return mail.compile().build();
}
