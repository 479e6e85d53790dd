import type { Caller } from '../../../model/access';
import type { Snapshot } from '../../generated/types';

/**
 * Returns whether an export is the caller's: only the person who requested it has it, not other administrators,
 * and an export of other people's data only while that person is an administrator.
 */
export function isExportOf({ owner, kind }: Snapshot<'Export'>, who: Caller): boolean {
  return owner === who.sub && (kind === 'OWN_DATA' || who.isAdmin);
}
