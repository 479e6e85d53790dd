import { adminOnly } from './adminOnly';
import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { record } from './record';

/** Who wrote it is not shown to the talent: the author may work for an organization that hides its name. */
export const EvaluationCommentVisibility: FieldRules = [
  everyone(`${record} message rate userID`),
  adminOnly('commentatorID'),
];
