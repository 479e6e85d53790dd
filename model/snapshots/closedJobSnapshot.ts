/**
 * Returns what a talent who has kept a job or applied to it may still see of it when it is no longer public:
 * its title and times, and the talent's own keep and application. The lists of selection steps and
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
