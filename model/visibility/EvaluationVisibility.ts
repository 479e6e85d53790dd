import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

/** The talent does not see the author, who may work for an organization that hides its name. */
export const EvaluationVisibility: FieldRules = [
  everyone(`${record} userID informationGatheringRating analysisRating writeDocumentsRating totalRating`),
  everyone('communicationRating presentationRating published picName picOrganizationName picComment'),
  adminOnly('picId'),
];
