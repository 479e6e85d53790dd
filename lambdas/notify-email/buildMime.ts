import MailComposer from 'nodemailer/lib/mail-composer';
import { plainLine } from '../../model/plainLine';
import type { Mail } from './Mail';

/**
 * Builds the source of a mail (RFC 5322): text and HTML and, for a calendar, a part whose MIME parameter `method` is the
 * calendar's METHOD (RFC 6047), so that calendars offer to enter it. Line breaks are removed from the subject, because the
 * names in it can contain some.
 */
export function buildMime(from: string, { to, subject, text, html, calendar }: Mail): Promise<Buffer> {
  const mail = new MailComposer({
    ...{ from, to, subject: plainLine(subject), text, html },
    ...(calendar && { icalEvent: { ...calendar, filename: 'enishi.ics' } }),
  });
  return mail.compile().build();
}
