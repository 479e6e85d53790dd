import { adminOnly } from './adminOnly';
import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { record } from './record';

/** Who wrote it is not shown to the talent: the author may work for an organization that hides its name. */
export const EvaluationVisibility: FieldRules = [
  everyone(`${record} userID informationGatheringRating analysisRating writeDocumentsRating totalRating`),
  everyone('communicationRating presentationRating published picName picOrganizationName picComment'),
  adminOnly('picId'),
];
