/** Returns whether a job is published and not a draft (decision T24). */
export function isPublic(job: Record<string, unknown>): boolean {
  return job.isPublic === true && job.isDraft !== true;
}
