import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of an evaluation by viewer. Only administrators see the author's id, because the author may work
 * for an organization that hides its name.
 */
export const EvaluationVisibility: FieldRules = [
  everyone(`${record} userID informationGatheringRating analysisRating writeDocumentsRating totalRating`),
  everyone('communicationRating presentationRating published picName picOrganizationName picComment'),
  adminOnly('picId'),
];
