/**
 * What is left of a job that is not public for those who kept it or applied: its title, and that it is closed. That
 * its relations are null tells their resolvers that there is nothing to read either.
 */
export function tombstone(job: Record<string, unknown>): Record<string, unknown> {
  const { id, title, closedAt, createdAt, updatedAt, version } = job;
  return {
    ...{ id, title: title ?? null, closedAt: closedAt ?? null, isPublic: false },
    ...{ selectionProcesses: null, mainJobs: null },
    ...{ createdAt, updatedAt, version },
  };
}
