/**
 * Returns `areaForOffice` if a talent wants to work at an office and has not selected a prefecture; otherwise
 * null. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param areas how many prefectures the talent has selected
 */
export function brokenWorkPlace(hopeLocationType: unknown, areas: number): 'areaForOffice' | null {
  return hopeLocationType === 'OFFICE' && areas === 0 ? 'areaForOffice' : null;
}
