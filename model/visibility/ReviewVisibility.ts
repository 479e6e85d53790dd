import { everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * `reviewerName` is always a public name: a display name, or that of an organization. The talent does not see
 * which member of an organization wrote a review, only their own id on their own review.
 */
export const ReviewVisibility: FieldRules = [
  everyone(`${record} enishiWorkHistoryId side reviewerName rating comment published`),
  { fields: 'reviewerId', owner: '=reviewerId', admin: true },
];
