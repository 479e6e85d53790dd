import { UserResume } from '../../../model/entities/UserResume';
import { keyOf } from '../../../model/ids';
import type { MailLanguage } from '../../../model/mailLanguage';
import { plainLine } from '../../../model/plainLine';
import { itemAt } from '../../lib/itemAt';
import type { Quote } from '../buildMail';
import { env } from '../needs';
import { readApplication } from './readApplication';
import { receiptTexts } from './receiptTexts';

/**
 * Returns what a talent has sent with an application, for the receipt: the message, the URL and the names of the files.
 * Empty if the application no longer exists.
 */
export async function describeApplication(
  conversationId: string,
  sub: string,
  language: MailLanguage,
): Promise<Quote[]> {
  const application = await readApplication(conversationId, sub);
  if (!application) return [];
  const { message, url, resumeIds } = application;
  const files = await Promise.all(
    ((resumeIds ?? []) as string[]).map((file) => itemAt(env('TALENT_TABLE'), keyOf(UserResume, file))),
  );
  const names = files.flatMap((file) => (file ? [plainLine(String(file.filename ?? ''), 200)] : []));
  const { heads } = receiptTexts[language];
  return [
    ...(message ? [{ head: heads.message, text: String(message) }] : []),
    ...(url ? [{ head: heads.url, text: String(url) }] : []),
    ...(names.length > 0 ? [{ head: heads.files, text: names.join('\n') }] : []),
  ];
}
