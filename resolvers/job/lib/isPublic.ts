import type { Item } from '../../lib/Item';

/** A job is public when it is published and no draft (decision T24). */
export function isPublic(job: Item): boolean {
  return job.isPublic === true && job.isDraft !== true;
}
