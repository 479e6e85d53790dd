import { declareEntity } from '../declareEntity';
import { ReviewLimits } from '../limits/ReviewLimits';
import { ReviewVisibility } from '../visibility/ReviewVisibility';
import { EnishiWorkHistory } from './EnishiWorkHistory';

/**
 * A review of an engagement, written by the talent or by the organization. Each of the two parties writes at most one,
 * because the party (`side`) is part of the review's id.
 */
export const EnishiWorkHistoryReview = declareEntity({
  name: 'EnishiWorkHistoryReview',
  in: EnishiWorkHistory,
  id: ['side'],
  parent: 'enishiWorkHistoryId',
  author: { sub: 'reviewerId', name: 'reviewerName', hours: ReviewLimits.changeableHours },
  access: { update: ['owner', 'client', 'consultant', 'admin'], delete: ['admin'] },
  adminOnlyInputs: ['published'],
  limits: { rating: [1, 5], comment: 2000 },
  fields: ReviewVisibility,
});
