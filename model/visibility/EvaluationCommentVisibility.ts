import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of a comment about a talent by viewer. Only administrators see the author's id, because the
 * author may work for an organization that hides its name.
 */
export const EvaluationCommentVisibility: FieldRules = [
  everyone(`${record} message rate userID`),
  adminOnly('commentatorID'),
];
