import type { SendRawEmailCommandInput } from '@aws-sdk/client-ses';
import PostalMime from 'postal-mime';

/** Returns a mail that was sent as its source: to whom, and what a mail program shows. */
export async function readSentMail({ Destinations = [], RawMessage }: SendRawEmailCommandInput) {
  const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(RawMessage?.Data ?? '');
  return { to: Destinations, subject, text: text.replaceAll('\r\n', '\n').trimEnd(), html, attachments };
}
