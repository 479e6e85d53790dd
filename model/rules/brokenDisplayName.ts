import { isReservedName } from './isReservedName';
import { isVisibleLine } from './isVisibleLine';

/**
 * Returns the name of the rule that a display name breaks; null if it breaks none. `visible`: it contains
 * control, bidirectional or zero-width characters, or line breaks. `reserved`: it is a name of the operator
 * or of former users. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function brokenDisplayName(name: string): 'visible' | 'reserved' | null {
  if (!isVisibleLine(name)) return 'visible';
  return isReservedName(name) ? 'reserved' : null;
}
