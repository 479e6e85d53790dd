import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { ownerOnly } from './ownerOnly';
import { record } from './record';

export const EvaluationVisibility: FieldRules = [
  everyone(`${record} userID informationGatheringRating analysisRating writeDocumentsRating totalRating`),
  everyone('communicationRating presentationRating published picName picOrganizationName picComment'),
  ownerOnly('picId'),
];
