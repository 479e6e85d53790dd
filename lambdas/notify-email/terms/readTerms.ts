import { UserApplies } from '../../../model/entities/UserApplies';
import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import type { TermsSheets } from '../../../model/terms/document/SheetOfTerms';
import { sheetsOf } from '../../lib/contracts/sheetsOf';
import { itemAt } from '../../lib/itemAt';
import type { Notice } from '../../lib/notices/Notice';
import { findStaff } from '../../lib/staffing/findStaff';
import { env } from '../needs';

type StoredSheet = TermsSheets['sheets'][number] & Readonly<Record<string, unknown>>;

interface Found {
  side: 'TALENT' | 'CLIENT';
  /** The accepted version that the notice is about. */
  sheet: StoredSheet;
  sheets: readonly StoredSheet[];
  deliveries: TermsSheets['deliveries'];
}

/**
 * Reads the terms that a notice is about. Null if they are gone, and for who belongs to neither side any more when the
 * mail is sent.
 */
export async function readTerms(
  { application: id, number }: NonNullable<Notice['terms']>,
  userId: string,
): Promise<Found | null> {
  const application = await itemAt(env('TALENT_TABLE'), keyOf(UserApplies, id));
  if (!application) return null;
  const job = await itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, String(application.openJobID)));
  const isTalent = application.userID === userId;
  if (!isTalent && !(job && (await findStaff(job)).includes(userId))) return null;
  const stored = (await sheetsOf(env('TALENT_TABLE'), application)) as unknown as StoredSheet[];
  const sheets = stored.toSorted((one, other) => other.number - one.number);
  const sheet = sheets.find((each) => each.number === number);
  const deliveries = application.deliveries as TermsSheets['deliveries'];
  if (sheet?.state !== 'ACCEPTED') return null;
  return { side: isTalent ? 'TALENT' : 'CLIENT', sheet, sheets, deliveries };
}
