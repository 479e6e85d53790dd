import { declareEntity } from '../declareEntity';
import { ApplicationReviewVisibility } from '../visibility/ApplicationReviewVisibility';
import { User } from './User';

/**
 * What the people who work for a job say to each other about an application: one row for each application, with the
 * application's id, so that one BatchGet reads both. `ApplicationReviewLimits` keeps it below the maximum size of a row.
 */
export const ApplicationReview = declareEntity({
  name: 'ApplicationReview',
  in: User,
  isStaffOnly: true,
  id: ['openJobID'],
  parent: 'userID',
  access: {},
  limits: { text: { upTo: 1000 }, comment: { upTo: 1000 } },
  fields: ApplicationReviewVisibility,
});
