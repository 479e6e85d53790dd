import type { Item } from '../../lib/resolver';
import { partitionOf } from '../../../model/ids';
import { type Caller, viewerOf } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UploadVisibility } from '../../../model/visibility/UploadVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { contactGrantingRows } from '../../user/lib/contactGrantingRows';

/** The record type, id and field of a file. */
export interface FileArgs {
  type: string;
  id: string;
  field: string;
}

/** The record that has a file, its talent, and the work history above it, if any. */
interface FileRecords {
  record: Item;
  user?: Item;
  history?: Item;
}

/**
 * True when this file belongs to the record: its key is below the prefix of the record's owner or creator.
 * A field may be written with any key, and must not open somebody else's file.
 */
export function isOwnFile(record: Item, key: unknown): boolean {
  const parts = `${key ?? ''}`.split('/');
  if (parts.length !== 3 || !['private', 'public', 'exports'].includes(`${parts[0]}`)) return false;
  return parts[1] === partitionOf(`${record.id}`) || parts[1] === record.createdBy;
}

/** The fields that this viewer may read of a record in a visible profile. */
function projectForOthers(type: string, { record, user, history }: FileRecords, viewer: Viewer): Item {
  if (type === 'USER') return project(UserVisibility, record, viewer);
  if (type === 'USER_PORTFOLIO') return record.isPublished === true ? record : {};
  const isHistoryShown = user?.isShareHistories === true && history;
  const isHidden = history?.isCurrentJob === true && user?.isShareCurrentJob !== true;
  const isUpload = type === 'WORK_HISTORY_ACHIEVEMENT_RESUME';
  return isUpload && isHistoryShown && !isHidden ? project(UploadVisibility, record, viewer) : {};
}

/**
 * The fields of the record that the caller may read. The talent's private rows show whether a client or
 * consultant is in contact with the talent, and which résumés were attached to an application.
 */
export function projectFileRecord(
  who: Caller,
  type: string,
  records: FileRecords,
  privateRows: Item[],
): Item {
  const { record } = records;
  const user = type === 'USER' ? record : records.user;
  const usual = viewerOf(who, partitionOf(`${record.id}`));
  // Only the person who requested an export may read it, not other administrators.
  if (type === 'EXPORT') return record.owner === who.sub ? record : {};
  if (usual === 'owner' || usual === 'admin') return record;
  const grantingRows = contactGrantingRows(who, privateRows);
  const viewer = grantingRows.length > 0 ? 'inContact' : usual;
  if (!user || !isProfileShown(user, viewer)) return {};
  const attached = grantingRows.filter((row) => ((row.resumeIds ?? []) as string[]).includes(`${record.id}`));
  if (type === 'USER_RESUME') return attached.length > 0 ? record : {};
  return { ...projectForOthers(type, records, viewer), createdBy: record.createdBy };
}
