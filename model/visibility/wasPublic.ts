import { isPublic } from './isPublic';

/**
 * Returns whether a job is public or was public once. If it was, those who keep it or applied to it see its title
 * for good. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function wasPublic(job: Record<string, unknown>): boolean {
  return isPublic(job) || !!job.publishedAt;
}
