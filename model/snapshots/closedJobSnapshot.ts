/**
 * What is left of a job that is not public for those who kept it or applied: its title, that it is closed, and their
 * own keep and application where it carries them. That its relations are null tells their resolvers that there is
 * nothing to read either.
 */
export function closedJobSnapshot(job: Record<string, unknown>): Record<string, unknown> {
  const { id, title, closedAt, createdAt, updatedAt, version, myFavorite, myApply } = job;
  return {
    ...{ id, title: title ?? null, closedAt: closedAt ?? null, isPublic: false },
    ...{ selectionProcesses: null, mainJobs: null },
    ...{ createdAt, updatedAt, version, myFavorite, myApply },
  };
}
