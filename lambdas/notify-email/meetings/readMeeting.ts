import { UserApplies } from '../../../model/entities/UserApplies';
import { keyOf } from '../../../model/ids';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import { itemAt } from '../../lib/itemAt';
import type { Notice } from '../../lib/notices/Notice';
import type { StoredRow } from '../../lib/StoredRow';
import { env } from '../needs';

interface Found {
  application: StoredRow;
  meeting: StoredMeeting;
}

/** Reads the meeting that a notice is about, with its application; null if one of them is gone. */
export async function readMeeting({
  application: id,
  id: name,
}: NonNullable<Notice['meeting']>): Promise<Found | null> {
  const application = await itemAt(env('TALENT_TABLE'), keyOf(UserApplies, id));
  const meeting = ((application?.meetings ?? []) as StoredMeeting[]).find((each) => each.id === name);
  return application && meeting ? { application, meeting } : null;
}
