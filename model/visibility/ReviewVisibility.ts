import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { ownerOnly } from './ownerOnly';
import { record } from './record';

/** The reviewer's name is one that may be shown: a display name, or the organization's as everybody sees it. */
export const ReviewVisibility: FieldRules = [
  everyone(`${record} enishiWorkHistoryId side reviewerName rating comment published`),
  ownerOnly('reviewerId'),
];
