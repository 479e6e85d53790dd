import { EnishiWorkHistoryReview } from '../../../../model/entities/EnishiWorkHistoryReview';
import { childId } from '../../../../model/ids';
import type { Random } from '../../lib/Random';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { engagements } from '../../texts/engagements';
import type { DemoJob } from '../jobs/DemoJob';

/** What each side says of an engagement the day after its end; published. */
export function reviewItems(random: Random, { item }: StoredItem, job: DemoJob): StoredItem[] {
  const at = new Date(Date.parse(`${item.endDate}`) + 33 * 3_600_000).toISOString();
  const { displayName } = item.user as { displayName: string };
  const sides = [
    ['CLIENT', job.owner.sub, item.organizationName, random.pick(engagements.clientReviews)],
    ['TALENT', item.userId, displayName, random.pick(engagements.talentReviews)],
  ] as const;
  return sides.map(([side, reviewerId, reviewerName, [comment, rating]]) =>
    seedItem(EnishiWorkHistoryReview, childId(item.id, side), at, {
      createdBy: reviewerId,
      enishiWorkHistoryId: item.id,
      side,
      reviewerId,
      authorKey: reviewerId,
      reviewerName,
      rating,
      comment,
      published: true,
    }),
  );
}
