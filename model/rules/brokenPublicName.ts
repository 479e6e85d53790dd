import { brokenDisplayName } from './brokenDisplayName';
import { isVisibleLine } from './isVisibleLine';

/**
 * Returns the name of the rule that a name which others see breaks, such as the name of an organization; null
 * if it breaks none. Everybody may only write visible lines (`visible`), and only administrators the names of
 * the operator (`reserved`). Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param compatible the name in Unicode's compatibility form (NFKC)
 */
export function brokenPublicName(
  name: string,
  compatible: string,
  isAdmin: boolean,
): 'visible' | 'reserved' | null {
  if (isAdmin) return isVisibleLine(name) ? null : 'visible';
  return brokenDisplayName(name, compatible);
}
