import type { Item } from '../../lib/resolver';
import { partitionOf } from '../../../model/ids';
import { type Caller, viewerOf } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UploadVisibility } from '../../../model/visibility/UploadVisibility';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { contactGrantingRows } from '../../user/lib/contactGrantingRows';

/** Which file: what holds it, its id, and the field. */
export interface FileArgs {
  type: string;
  id: string;
  field: string;
}

/** The record that holds a file, the talent it belongs to, and the history that it lies below, if any. */
interface FileRecords {
  record: Item;
  user?: Item;
  history?: Item;
}

/**
 * Is this the key of a file that belongs to the record? It lies below the prefix of the person whose record it is,
 * or of who made the record: a field may be written with any key, and must not open another's file.
 */
export function isOwnFile(record: Item, key: unknown): boolean {
  const parts = `${key ?? ''}`.split('/');
  if (parts.length !== 3 || !['private', 'public', 'exports'].includes(`${parts[0]}`)) return false;
  return parts[1] === partitionOf(`${record.id}`) || parts[1] === record.createdBy;
}

/** The fields that this viewer may read of a record in somebody's open profile. */
function projectForOthers(type: string, { record, user, history }: FileRecords, viewer: Viewer): Item {
  if (type === 'USER') return project(UserVisibility, record, viewer);
  if (type === 'USER_PORTFOLIO') return record.isPublished === true ? record : {};
  const isHistoryShown = user?.isShareHistories === true && history;
  const isHidden = history?.isCurrentJob === true && user?.isShareCurrentJob !== true;
  const isUpload = type === 'WORK_HISTORY_ACHIEVEMENT_RESUME';
  return isUpload && isHistoryShown && !isHidden ? project(UploadVisibility, record, viewer) : {};
}

/**
 * The record with the file's field, as far as the caller may read it; the private rows decide whether a caller of an
 * organization's side has business with the talent, and which résumés came with an application.
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
  // What an export holds was for whoever asked for it, and for no other administrator.
  if (type === 'EXPORT') return record.owner === who.sub ? record : {};
  if (usual === 'owner' || usual === 'admin') return record;
  const engaged = contactGrantingRows(who, privateRows);
  const viewer = engaged.length > 0 ? 'inContact' : usual;
  if (!user || !isProfileShown(user, viewer)) return {};
  const attached = engaged.filter((row) => ((row.resumeIds ?? []) as string[]).includes(`${record.id}`));
  if (type === 'USER_RESUME') return attached.length > 0 ? record : {};
  return { ...projectForOthers(type, records, viewer), createdBy: record.createdBy };
}
