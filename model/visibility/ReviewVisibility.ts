import { everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of a review by viewer. `reviewerName` is always a public name: a talent's display name or the
 * name of an organization. The talent sees `reviewerId` only in reviews that they wrote. Therefore they do
 * not learn which member of the organization wrote the organization's review.
 */
export const ReviewVisibility: FieldRules = [
  everyone(`${record} enishiWorkHistoryId side reviewerName rating comment published`),
  { fields: 'reviewerId', owner: '=reviewerId', admin: true },
];
