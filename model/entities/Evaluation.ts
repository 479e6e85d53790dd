import { declareEntity } from '../declareEntity';
import { RateLimits } from '../limits/RateLimits';
import { evaluationRatings } from '../evaluationRatings';
import { EvaluationVisibility } from '../visibility/EvaluationVisibility';
import { User } from './User';

/**
 * An evaluation of a talent by an organization or a consultant, stored in the talent's partition. Until it is
 * published, only its author and administrators see it.
 */
export const Evaluation = declareEntity({
  name: 'Evaluation',
  in: User,
  parent: 'userID',
  author: {
    sub: 'picId',
    name: 'picName',
    organization: 'picOrganizationName',
    hours: 0,
    clientsAfter: 'EnishiWorkHistory',
  },
  rate: RateLimits.assessment,
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['client', 'consultant', 'admin'],
  },
  oneOf: { rule: 'somethingToPublish', fields: [...evaluationRatings, 'picComment'], when: 'published' },
  keptIf: 'published',
  means: { totalRating: evaluationRatings },
  adminOnlyInputs: ['picOrganizationName'],
  limits: {
    informationGatheringRating: [1, 5],
    analysisRating: [1, 5],
    writeDocumentsRating: [1, 5],
    communicationRating: [1, 5],
    presentationRating: [1, 5],
    picOrganizationName: 100,
    picComment: 2000,
  },
  fields: EvaluationVisibility,
  rows: { shownIf: 'published', appliesToOwner: true },
});
