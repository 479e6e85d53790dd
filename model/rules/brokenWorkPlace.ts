/**
 * Returns the rule that a talent's wish for a place of work breaks, or null: a talent who wants to work at an
 * office needs at least one selected prefecture. Resolvers use this function too, so it is limited to the
 * APPSYNC_JS subset.
 * @param areas how many prefectures are selected
 */
export function brokenWorkPlace(hopeLocationType: unknown, areas: number): 'areaForOffice' | null {
  return hopeLocationType === 'OFFICE' && areas === 0 ? 'areaForOffice' : null;
}
