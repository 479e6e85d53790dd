import { checkSalaryRange } from '../../lib/checkSalaryRange';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { isPublic } from '../../../model/visibility/isPublic';

/**
 * What the server says of a job that is about to become `after`: when it was first published, when it was
 * closed. Published once and then no longer is closed; published again is open again. `null` clears.
 */
export function jobState(before: Item, after: Item, now: string): Item {
  checkSalaryRange(after);
  if (!isPublic(after)) {
    const isClosing = before.isPublic === true && after.isPublic !== true && before.publishedAt;
    return isClosing ? { closedAt: now } : {};
  }
  if (after.isHideOrganizationName === true && !after.organizationNameForHidden) {
    invalid('input.organizationNameForHidden', 'required');
  }
  if (after.isHideSkills === true && !after.skillNamesForHidden) {
    invalid('input.skillNamesForHidden', 'required');
  }
  const state: Item = before.publishedAt ? {} : { publishedAt: now };
  return before.closedAt ? { ...state, closedAt: null } : state;
}
