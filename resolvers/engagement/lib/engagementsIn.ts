import { parentIdOf } from '../../../model/ids';
import type { Item } from '../../lib/Item';

/** The engagements among rows of a desk, each carrying those of its reviews that are among them too. */
export function engagementsIn(rows: Item[]): Item[] {
  const reviews = rows.filter((row) => row.__typename === 'EnishiWorkHistoryReview');
  const engagements = rows.filter((row) => row.__typename === 'EnishiWorkHistory');
  return engagements.map((row) => ({
    ...row,
    reviews: { items: reviews.filter((review) => parentIdOf(`${review.id}`) === row.id) },
  }));
}
