/**
 * The copy of a job that is no longer public, for those who kept it or applied: its title, that it is closed, and
 * their own keep and application. Its relations are null, so their resolvers read nothing.
 */
export function closedJobSnapshot(job: Record<string, unknown>): Record<string, unknown> {
  const { id, title, closedAt, createdAt, updatedAt, version, myFavorite, myApply } = job;
  return {
    ...{ id, title: title ?? null, closedAt: closedAt ?? null, isPublic: false },
    ...{ selectionProcesses: null, mainJobs: null },
    ...{ createdAt, updatedAt, version, myFavorite, myApply },
  };
}
