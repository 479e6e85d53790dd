import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/** Who wrote it is not shown to the talent: the author may work for an organization that hides its name. */
export const EvaluationCommentVisibility: FieldRules = [
  everyone(`${record} message rate userID`),
  adminOnly('commentatorID'),
];
