import type { Notice } from '../../lib/notices/Notice';
import type { StoredRow } from '../../lib/StoredRow';
import type { Quote } from '../buildMail';
import { readApplication } from './readApplication';

/**
 * Returns what was written to a talent when their application was moved, without a name, because the talent does not
 * learn who of the staff moved it. Empty if nothing was written, or the application has been moved again since.
 */
export async function describeMove({ subject, userId, state }: Notice): Promise<Quote[]> {
  const application = await readApplication(subject, userId);
  const last = ((application?.history ?? []) as StoredRow[]).at(-1);
  return last?.type === state && last?.reason ? [{ head: 'メッセージ：', text: String(last.reason) }] : [];
}
