/** Who consults on a job is internal: the person themselves sees it only where consultants work on their own. */
export function isInternal(row: Record<string, unknown>): boolean {
  return row.__typename === 'UserOpenJobs' && row.involveType === 'CONSULTANT';
}
