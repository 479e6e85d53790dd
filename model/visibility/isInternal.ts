/**
 * Returns whether a record is the involvement of a consultant. Such a record is internal: consultants see their own
 * only while the client area is open.
 */
export function isInternal(row: Record<string, unknown>): boolean {
  return row.__typename === 'UserOpenJobs' && row.involveType === 'CONSULTANT';
}
