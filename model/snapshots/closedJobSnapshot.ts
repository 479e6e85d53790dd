/**
 * Returns the fields of a job that is no longer public, for a talent who has kept it or applied to it: its
 * title, its times, and the talent's own keep and application. The relations to its selection steps and
 * occupations are null, so that their resolvers read nothing.
 */
export function closedJobSnapshot(job: Record<string, unknown>): Record<string, unknown> {
  const { id, title, closedAt, createdAt, updatedAt, version, myFavorite, myApply } = job;
  return {
    ...{ id, title: title ?? null, closedAt: closedAt ?? null, isPublic: false },
    ...{ selectionProcesses: null, mainJobs: null },
    ...{ createdAt, updatedAt, version, myFavorite, myApply },
  };
}
