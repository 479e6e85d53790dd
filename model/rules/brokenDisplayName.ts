import { isReservedName } from './isReservedName';
import { isVisibleLine } from './isVisibleLine';

/**
 * Returns the name of the rule that a display name breaks; null if it breaks none. `visible`: it contains
 * control, bidirectional or zero-width characters, or line breaks. `reserved`: it is a name of the operator
 * or of former users, or imitates one. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param compatible the name in Unicode's compatibility form (NFKC)
 */
export function brokenDisplayName(name: string, compatible: string): 'visible' | 'reserved' | null {
  if (!isVisibleLine(name)) return 'visible';
  return isReservedName(compatible) ? 'reserved' : null;
}
