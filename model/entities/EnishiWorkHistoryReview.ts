import { entity } from '../Entity';
import { ReviewVisibility } from '../visibility/ReviewVisibility';
import { EnishiWorkHistory } from './EnishiWorkHistory';

/** One of each side by construction: the side is the address. */
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
