import { declareEntity } from '../declareEntity';
import { EnishiWorkHistoryVisibility } from '../visibility/EnishiWorkHistoryVisibility';
import { User } from './User';

/**
 * An engagement: work that began through Enishi, stored as a private row of the talent. It is created when an
 * application ends in a contract, or when job staff or an administrator enters it.
 */
export const EnishiWorkHistory = declareEntity({
  name: 'EnishiWorkHistory',
  in: User,
  isPrivate: true,
  parent: 'userId',
  owner: 'owners',
  access: {},
  // The salary is in yen.
  limits: {
    salary: [0, 1000000000],
    numberOfHoursPerWeek: [0, 168],
    contractInfo: 4000,
    comment: 2000,
    description: 4000,
    organizationName: 100,
  },
  fields: EnishiWorkHistoryVisibility,
  relations: { reviews: { kind: 'many', entity: 'EnishiWorkHistoryReview' } },
});
