import type { Caller } from '../../../model/access';
import { EnishiWorkHistoryVisibility } from '../../../model/visibility/EnishiWorkHistoryVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import type { Item } from '../../lib/Item';

/** An engagement as one of its parties sees it; its relations go by `__typename`. */
export function engagementFor(engagement: Item, who: Caller): Item {
  const side: Viewer = engagement.userId === who.sub ? 'owner' : 'inContact';
  const shown = project(EnishiWorkHistoryVisibility, engagement, who.isAdmin ? 'admin' : side);
  return { ...shown, __typename: engagement.__typename };
}
