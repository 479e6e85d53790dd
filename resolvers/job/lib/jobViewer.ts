import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../../lib/Item';

/** How near a caller stands to a job: administrators, its owners, everybody else. */
export function jobViewer(job: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const owners = (job.owners ?? []) as string[];
  return who.sub !== '' && owners.includes(who.sub) ? 'owner' : 'public';
}
