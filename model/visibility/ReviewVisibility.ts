import { everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The reviewer's name is one that may be shown: a display name, or the organization's as everybody sees it. Who of an
 * organization wrote a review is not shown to the talent; a talent sees their own id on their own review.
 */
export const ReviewVisibility: FieldRules = [
  everyone(`${record} enishiWorkHistoryId side reviewerName rating comment published`),
  { fields: 'reviewerId', owner: '=reviewerId', admin: true },
];
