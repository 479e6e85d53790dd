import type { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import type { JobText } from '../../texts/jobs';

/** When a job came to be, was published and, if so, closed. */
export function jobState(day: SeedDay, random: Random, state: JobText['state']) {
  const published = state === 'closed' ? random.int(25, 60) : random.int(1, 60);
  const createdAt = day.ago(published + random.int(0, 3), 10, random.int(0, 59));
  if (state === 'draft') return { createdAt, isDraft: true, isPublic: false };
  const publishedAt = day.ago(published, random.int(11, 19), random.int(0, 59));
  if (state === undefined) {
    return { createdAt, updatedAt: publishedAt, publishedAt, isDraft: false, isPublic: true };
  }
  const closedAt = day.ago(random.int(2, 12), random.int(11, 19), random.int(0, 59));
  return { createdAt, updatedAt: closedAt, publishedAt, closedAt, isDraft: false, isPublic: false };
}
