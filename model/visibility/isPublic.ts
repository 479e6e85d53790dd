/** A job is public when it is published and no draft (decision T24). */
export function isPublic(job: Record<string, unknown>): boolean {
  return job.isPublic === true && job.isDraft !== true;
}
