import type { Caller } from '../../../model/access';
import { jobRole } from '../../../model/jobRole';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../../lib/Item';

/** How near a caller stands to a job: administrators, its consultants, its organization, everybody else. */
export function jobViewer(job: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const side = jobRole(who, job);
  if (side === 'none') return 'public';
  return side === 'client' ? 'client' : 'owner';
}
