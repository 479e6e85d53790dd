import type { EnumValue } from '../../../model/enums';
import type { StoredRow } from '../../lib/StoredRow';
import type { NoticeEvent } from './NoticeEvent';
import { titleOf } from './titleOf';

/** Returns what the notices about a contract have in common, and who its two sides are. */
export function aboutContract(application: StoredRow) {
  const about = {
    subject: String(application.conversationId),
    title: titleOf(application),
    at: String(application.updatedAt),
  };
  const sides: Record<EnumValue<'ReviewSide'>, NoticeEvent['to']> = {
    TALENT: { userId: String(application.userID) },
    CLIENT: { staffOf: String(application.openJobID) },
  };
  return { about, sides };
}
