/**
 * True for the row of a consultant. It is internal: consultants see their own only while the client area is open.
 */
export function isInternal(row: Record<string, unknown>): boolean {
  return row.__typename === 'UserOpenJobs' && row.involveType === 'CONSULTANT';
}
