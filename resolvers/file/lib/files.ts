import { type Caller, viewerOf } from '../../../model/access';
import { partitionOf } from '../../../model/ids';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { UploadVisibility } from '../../../model/visibility/UploadVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { isRowShown } from '../../../model/visibility/isRowShown';
import { project } from '../../../model/visibility/project';
import { workHistoryRows } from '../../../model/visibility/workHistoryRows';
import type { StoredRow } from '../../generated/types';
import { isExportOf } from '../../export/lib/isExportOf';
import type { PrivateRow } from '../../user/lib/PrivateRow';
import { contactGrantingRows } from '../../user/lib/contactGrantingRows';
import { interviewerSub } from '../../user/lib/interviewerSub';
import { isAttached } from '../../user/lib/isAttached';
import { projectInterviews } from '../../user/lib/projectInterviews';
import { asText } from '../../lib/asText';

const RULE = { rows: workHistoryRows, author: null };

/**
 * The record that refers to a file, its talent and, if the record is below a work history, that work history.
 */
interface FileRecords {
  record: StoredRow;
  user?: StoredRow | null;
  history?: StoredRow | null;
}

/**
 * Returns whether a file belongs to a record: its S3 key must contain the sub of the record's owner or
 * creator. This is checked because a user can write any key into a field, and must not be able to open
 * another person's file by writing its key. For an export, the key may also contain the sub of the person
 * whose data were exported.
 */
export function isOwnFile(record: StoredRow, key: unknown): boolean {
  const parts = asText(key).split('/');
  if (parts.length !== 3 || !['private', 'public', 'exports'].includes(parts[0] ?? '')) return false;
  if (parts[0] === 'exports' && record.__typename === 'Export' && parts[1] === record.subject) return true;
  return parts[1] === partitionOf(asText(record.id)) || parts[1] === record.createdBy;
}

/**
 * Returns the fields of `record` (a record that refers to a file) that a viewer may read who is not the owner
 * of the record but may open the talent's profile. Empty if the record is hidden from this viewer.
 */
function projectForOthers(type: string, { record, user, history }: FileRecords, viewer: Viewer): StoredRow {
  if (type === 'USER') return project(UserVisibility, record, viewer);
  if (type === 'USER_PORTFOLIO') return record.isPublished === true ? record : {};
  const isHistoryShown = user?.isShareHistories === true && history;
  const isHidden = !history || !isRowShown(RULE, history, 'public', '', user?.isShareCurrentJob === true);
  const isUpload = type === 'WORK_HISTORY_ACHIEVEMENT_RESUME';
  return isUpload && isHistoryShown && !isHidden ? project(UploadVisibility, record, viewer) : {};
}

/**
 * Returns those fields of a record with a file that the caller may read.
 * @param privateRows the private rows of the record's talent: they show whether the caller is in contact with
 * the talent, and which documents were attached to an application
 */
export function projectFileRecord(
  who: Caller,
  type: string,
  records: FileRecords,
  privateRows: PrivateRow[],
): StoredRow {
  const { record } = records;
  const user = type === 'USER' ? record : records.user;
  const usual = viewerOf(who, partitionOf(asText(record.id)));
  if (type === 'EXPORT') return isExportOf(record, who) ? record : {};
  const isVideo = type === 'INTERVIEW_LOG_VIDEO';
  if (usual === 'admin' || (usual === 'owner' && !isVideo)) return record;
  const grantingRows = contactGrantingRows(who, privateRows);
  const viewer = grantingRows.length > 0 ? 'inContact' : usual;
  if (!user || !isProfileShown(user, viewer, who.memberOf)) return {};
  if (isVideo) {
    const sub = interviewerSub(who, grantingRows);
    const shown = projectInterviews(viewer, privateRows, sub).filter(({ id }) => id === record.id)[0];
    return shown?.video ?? {};
  }
  if (type === 'USER_RESUME') return isAttached(grantingRows, asText(record.id)) ? record : {};
  return { ...projectForOthers(type, records, viewer), createdBy: record.createdBy };
}
