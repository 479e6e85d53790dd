import { parentIdOf } from '../../../model/ids';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import { ReviewVisibility } from '../../../model/visibility/ReviewVisibility';
import type { Item } from '../../lib/Item';

/** The engagements among a talent's private rows, each with those of its reviews that are among them, as this viewer may see them. */
export function engagementsIn(rows: Item[], viewer: Viewer): Item[] {
  const reviews = rows.filter((row) => row.__typename === 'EnishiWorkHistoryReview');
  const engagements = rows.filter((row) => row.__typename === 'EnishiWorkHistory');
  return engagements.map((row) => ({
    ...row,
    reviews: {
      items: reviews
        .filter((review) => parentIdOf(`${review.id}`) === row.id)
        .map((review) => project(ReviewVisibility, review, viewer)),
    },
  }));
}
