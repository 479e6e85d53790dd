import { isReservedName } from './isReservedName';
import { isVisibleLine } from './isVisibleLine';

/**
 * Returns the name of the rule that a display name breaks, or null: `visible` for control, bidirectional and
 * zero-width characters, `reserved` for the names of the operator and of former users. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export function brokenDisplayName(name: string): 'visible' | 'reserved' | null {
  if (!isVisibleLine(name)) return 'visible';
  return isReservedName(name) ? 'reserved' : null;
}
