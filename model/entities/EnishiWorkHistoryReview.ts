import { entity } from '../Entity';
import { ReviewVisibility } from '../visibility/ReviewVisibility';
import { EnishiWorkHistory } from './EnishiWorkHistory';

/** At most one review per party: the party (`side`) is part of the id. */
export const EnishiWorkHistoryReview = entity({
  name: 'EnishiWorkHistoryReview',
  in: EnishiWorkHistory,
  id: ['side'],
  parent: 'enishiWorkHistoryId',
  author: { sub: 'reviewerId', name: 'reviewerName', hours: 24 },
  access: { update: ['owner', 'client', 'consultant', 'admin'], delete: ['admin'] },
  adminOnlyInputs: ['published'],
  limits: { rating: [1, 5], comment: 2000 },
  fields: ReviewVisibility,
});
