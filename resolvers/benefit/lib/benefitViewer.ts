import type { Caller } from '../../../model/access';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../../lib/Item';

/** How near a caller stands to a benefit: administrators, whose organization offers it (`client`), everybody else. */
export function benefitViewer(benefit: Item, who: Caller): Viewer {
  if (who.isAdmin) return 'admin';
  const isOwn = who.organizationId !== '' && benefit.organizationEmployeeBenefitsId === who.organizationId;
  return isOwn ? 'client' : 'public';
}
