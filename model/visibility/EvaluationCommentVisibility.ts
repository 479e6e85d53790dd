import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/** The talent does not see the author, who may work for an organization that hides its name. */
export const EvaluationCommentVisibility: FieldRules = [
  everyone(`${record} message rate userID`),
  adminOnly('commentatorID'),
];
