import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { ownerOnly } from './ownerOnly';
import { record } from './record';

export const EvaluationCommentVisibility: FieldRules = [
  everyone(`${record} message rate userID`),
  ownerOnly('commentatorID'),
];
